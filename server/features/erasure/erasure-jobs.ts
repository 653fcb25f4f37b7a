import { erasureQueue } from "#server/features/support/index.ts";
import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { deleteExpired } from "./delete-expired.ts";
import { erasePeople } from "./erase-people.ts";
import { replayErasures } from "./replay-erasures.ts";

export const erasureJobs: readonly JobDefinition[] = [
  defineJob({ name: erasureQueue, schedule: "*/5 * * * *", expireSeconds: 600, run: (deps) => erasePeople(deps) }),
  defineJob({
    name: "forget-expired",
    schedule: "11 4 * * *",
    expireSeconds: 3600,
    run: (deps) => deleteExpired(deps),
  }),
  defineJob({
    name: "replay-erasures",
    schedule: "37 4 * * *",
    expireSeconds: 3600,
    async run(deps) {
      await replayErasures(deps, "recent");
    },
  }),
];
