import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stepsIn } from "./document-steps.ts";

test("takes commands and files from one section, in their order and without their indent", () => {
  const document = [
    "# A",
    "",
    "## B",
    "1. C",
    "",
    "   ```sh",
    "   one",
    "   two",
    "   ```",
    "",
    "```sh /etc/d",
    "e",
    "```",
  ];
  expect(stepsIn([...document, "", "### F", "```sh", "g", "```", ""].join("\n"), "B")).toEqual([
    { heading: "one", file: null, text: "one\ntwo\n" },
    { heading: "/etc/d", file: "/etc/d", text: "e\n" },
  ]);
  expect(stepsIn([...document, "", "### F", "```sh", "g", "```", ""].join("\n"), "F")).toHaveLength(1);
});

test("the document still has what the walk replaces", () => {
  const document = readFileSync(join(import.meta.dirname, "..", "docs", "operations.md"), "utf8");
  const steps = stepsIn(document, "One server in ten minutes");
  expect(steps.map(({ file }) => file)).toContain("/etc/kindred.env");
  const text = steps.map((step) => step.text).join("");
  for (const needed of ["https://git.example/kindred.git /opt/kindred", "https://kindred.example/readyz", "systemctl"])
    expect(text).toContain(needed);
});
