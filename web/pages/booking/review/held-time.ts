export { HoldLine } from "./hold-line.tsx";
export { makeHold } from "./make-hold.ts";
