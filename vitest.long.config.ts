import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long proofs: too slow for every change, each a command of its own. */
export default defineConfig({ test: { ...base.test, include: ["faults/prove-*.ts"] } });
