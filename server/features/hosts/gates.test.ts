import { expect, test } from "vitest";
import type { updateMember } from "#contract/members.ts";
import type { Gate, UseCase } from "#server/http/route.ts";
import type { activeManager, activeOwner, activeStaff } from "./gates.ts";
import type { changeMember } from "./manage-members.ts";

type ActorOf<G> = G extends Gate<infer Actor> ? Actor : never;
/** True if `route(updateMember, gate, changeMember)` compiles. */
type MayStandBehind<G> = typeof changeMember extends UseCase<typeof updateMember, ActorOf<G>> ? true : false;

test("a use case for owners behind a gate for managers or staff does not compile", () => {
  // The type annotation is the check: if the compiler's answer differs, this line is a type error.
  const owners: MayStandBehind<typeof activeOwner> = true;
  const managers: MayStandBehind<typeof activeManager> = false;
  const staff: MayStandBehind<typeof activeStaff> = false;
  expect([owners, managers, staff]).toEqual([true, false, false]);
});
