import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { buildSearchIfOld } from "./build-search.ts";
import { refreshFreeTimes } from "./refresh-free-times.ts";

export const refreshQueue = "refresh-free-times";

const hostsAtOnce = 100;
const expireSeconds = 300;

export const searchJobs: readonly JobDefinition[] = [
  defineJob({
    name: refreshQueue,
    schedule: "* * * * *",
    expireSeconds,
    async run(deps) {
      await buildSearchIfOld(deps);
      const endsAt = deps.clock.now().getTime() + (expireSeconds * 1000) / 2;
      while ((await refreshFreeTimes(deps, { limit: hostsAtOnce })) === hostsAtOnce)
        if (deps.clock.now().getTime() > endsAt) break;
    },
  }),
];
