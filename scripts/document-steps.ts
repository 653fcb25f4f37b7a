type Step = {
  /** The first line of the block, to be shown. */
  readonly heading: string;
  /** The block is the content of this file, otherwise commands. */
  readonly file: string | null;
  readonly text: string;
};

const block = /^( *)```sh(?: (\S+))?\n([\s\S]*?)^\1```$/gm;

/** The `sh` blocks below a heading, up to the next one, in their order. "```sh /etc/name" is the content of that file. */
export function stepsIn(document: string, title: string): readonly Step[] {
  const [, rest = ""] = document.split(new RegExp(`\n##+ ${title}\n`));
  const [section = ""] = rest.split(/^##+ /m);
  return [...section.matchAll(block)].map(([, indent = "", file = null, body = ""]) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    return { heading: file ?? text.split("\n")[0] ?? "", file, text };
  });
}
