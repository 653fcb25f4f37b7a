import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { forgetOld } from "./forget-old.ts";
import { countVersion, recountAll } from "./recount-host.ts";
import { findCountVersion } from "./summary-store.ts";

/** Hosts may set times of past days, and a night may be missed. */
const daysRepaired = 35;

export const insightJobs: readonly JobDefinition[] = [
  defineJob({
    name: "count-insights-anew",
    schedule: "*/5 * * * *",
    expireSeconds: 3600,
    async run(deps) {
      if ((await findCountVersion(deps.db)) !== countVersion) await recountAll(deps, deps.clock.now());
    },
  }),
  defineJob({
    name: "repair-insights",
    schedule: "0 3 * * *",
    expireSeconds: 3600,
    async run(deps) {
      await recountAll(deps, deps.clock.now(), daysRepaired);
      await forgetOld(deps);
    },
  }),
];
