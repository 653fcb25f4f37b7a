import { randomUUID } from "node:crypto";
import type { Line } from "./goals.ts";
import { load } from "./http-load.ts";
import { median } from "./rounds.ts";
import { firstDay, type Seeded } from "./seeded-product.ts";

const clients = 64;
const rounds = 15;
const lateMs = 20 * 24 * 3_600_000;

/** P4: many customers want the same time at the same moment. */
export async function measureContention(product: Seeded): Promise<Line[]> {
  const won: number[] = [];
  const refused: number[] = [];
  const problems: string[] = [];
  for (const host of product.hosts.slice(-rounds)) {
    const body = JSON.stringify({
      kindredProviderId: host.id,
      startTime: new Date(firstDay + lateMs).toISOString(),
      serviceItems: [host.itemId],
      customerName: "Nadia Borg",
      customerPhone: "+35699112233",
      customerEmail: null,
    });
    const next = () => ({
      method: "POST",
      path: "/api/providerCalendar/bookings",
      headers: { "idempotency-key": randomUUID() },
      body,
    });
    const { answers, statuses } = await load({
      address: product.address,
      connections: clients,
      requests: clients,
      next,
    });
    won.push(...answers.filter(({ status }) => status === 201).map(({ ms }) => ms));
    refused.push(...answers.filter(({ status }) => status === 409).map(({ ms }) => ms));
    if (statuses[201] !== 1 || statuses[409] !== clients - 1) problems.push(JSON.stringify(statuses));
  }
  const [winner, refusal] = [median(won), median(refused)];
  return [
    {
      id: "P4",
      what: `${clients} customers for one time: refusals against the winner`,
      ours: problems.length > 0 ? problems.join(" ") : `${refusal.toFixed(0)} ms, one winner each time`,
      reference: `${winner.toFixed(0)} ms`,
      ratio: refusal / winner,
      goal: "≤ 1.5, one winner, no 5xx",
      isMet: refusal / winner <= 1.5 && problems.length === 0,
    },
  ];
}
