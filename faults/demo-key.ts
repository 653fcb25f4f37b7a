import { Browser } from "#server/testing/browser.ts";
import { signInThroughIssuer } from "#server/testing/sign-in-flow.ts";

/** An API key of the demo host, whose listing the generated client books. */
export async function demoKey(address: string): Promise<string> {
  const host = new Browser();
  await signInThroughIssuer(host, address);
  const session = await (await host.visit(`${address}/api/session`)).json();
  const scopes = ["read_bookings", "write_bookings", "write_calendar"];
  const answer = await fetch(`${address}/api/hosts/${session.kindredProvider.id}/keys`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address, cookie: `sid=${host.cookie("sid", address)}` },
    body: JSON.stringify({ name: "Generated client", scopes }),
  });
  return (await answer.json()).data.key;
}
