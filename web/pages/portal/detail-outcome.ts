import { data } from "react-router";
import { ApiRefusal } from "../../lib/api.ts";
import type { DetailProblemKind } from "./detail-problem.tsx";

const statuses = { notFound: 404, notYours: 403, loadFailed: 502 } as const;

/** The page says what is the matter, and so does its status. */
export function detailProblem(problem: DetailProblemKind) {
  return data({ problem } as const, { status: statuses[problem] });
}

/** What a failed read of one thing means. An address that is no id leads to nothing, too. */
export function problemOf(error: unknown): DetailProblemKind {
  const isMissing = error instanceof ApiRefusal && (error.status === 404 || error.status === 400);
  return isMissing ? "notFound" : "loadFailed";
}
