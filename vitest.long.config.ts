import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long proofs: too slow for every change, each a command of its own. */
export default mergeConfig(base, defineConfig({ test: { include: ["faults/prove-*.ts"] } }));
