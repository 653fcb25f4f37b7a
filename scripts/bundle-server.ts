import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";

// Started by build.ts in a process of its own, so that Vite does not stay in the product's memory.
const root = join(import.meta.dirname, "..");
const [outDir = ""] = process.argv.slice(2);

/** Packages of many modules. Other packages stay in node_modules, because some have native code or read files beside theirs. */
const bundled = ["kysely", "zod", "libphonenumber-js", "hono", "@hono/node-server"];

/** A module finds files by its own folder, such as the migrations. */
const keepFolders: Plugin = {
  name: "keep-folders",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("/node_modules/") || !code.includes("import.meta.dirname")) return null;
    const folder = relative(join(root, outDir), dirname(id));
    return {
      code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`),
      map: null,
    };
  },
};

await build({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [keepFolders],
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    outDir,
    target: "node24",
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: "scripts/start-built.ts",
      // All in one folder, so that `keepFolders` knows the way from each.
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});
