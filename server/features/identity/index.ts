export { anyone, type Visitor } from "./gates.ts";
