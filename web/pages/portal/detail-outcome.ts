import { data } from "react-router";
import { ApiRefusal } from "#web/lib/api.ts";
import type { DetailProblemKind } from "./detail-problem.tsx";

const statuses = { notFound: 404, notYours: 403, loadFailed: 502 } as const;

export function detailProblem(problem: DetailProblemKind) {
  return data({ problem } as const, { status: statuses[problem] });
}

/** An id that is not a number (400) counts as not found. */
export function problemOf(error: unknown): DetailProblemKind {
  const isMissing = error instanceof ApiRefusal && (error.status === 404 || error.status === 400);
  return isMissing ? "notFound" : "loadFailed";
}
