import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** These tests are too slow to run on every change. Each has its own npm script. */
export default defineConfig({ test: { ...base.test, include: ["faults/prove-*.ts"] } });
