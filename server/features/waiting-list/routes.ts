import * as contract from "#contract/waiting-list.ts";
import { activeManager, manager } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { acceptTime } from "./accept-time.ts";
import { declineTime, leaveWaitingList, readWaitingPerson } from "./answer-offer.ts";
import { joinWaitingList } from "./join-waiting-list.ts";
import { listWaiting } from "./list-waiting.ts";
import { limitWaitingList, offerTime, removeWaiting } from "./manage-waiting-list.ts";

export const waitingListRoutes: readonly Route[] = [
  route(contract.joinWaitingList, anyone, joinWaitingList),
  route(contract.readWaitingPerson, anyone, readWaitingPerson),
  route(contract.acceptTime, anyone, acceptTime),
  route(contract.declineTime, anyone, declineTime),
  route(contract.leaveWaitingList, anyone, leaveWaitingList),
  route(contract.listWaiting, manager, listWaiting),
  route(contract.limitWaitingList, activeManager, limitWaitingList),
  route(contract.offerTime, activeManager, offerTime),
  route(contract.removeWaiting, activeManager, removeWaiting),
];
