import type { Db } from "#server/db/database.ts";
import { appendCalendar, changeHost, insertMember } from "#server/features/hosts/index.ts";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import type { DemoHost } from "./hosts.ts";
import { demoPerson } from "./identity.ts";

export async function fillDemoTeam(db: Db, { hostId }: DemoHost): Promise<DemoHost> {
  await changeHost(db, hostId, { name: "Kingston Cuts", is_trader: true });
  const { firstName, lastName, email } = demoAccounts.staff;
  const memberId = await demoPerson(db, firstName, lastName, email);
  await insertMember(db, { host_id: hostId, user_id: memberId, role: "staff" });
  return { hostId, calendarId: await appendCalendar(db, hostId, { name: firstName, memberId }) };
}
