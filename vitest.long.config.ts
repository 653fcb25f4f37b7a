import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Tests that are too slow to run on every change; each has its own npm script. */
export default defineConfig({ test: { ...base.test, include: ["faults/prove-*.ts"] } });
