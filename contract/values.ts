import { z } from "zod";
import type { FieldProblem } from "./refusals.ts";

const problem = (name: FieldProblem): FieldProblem => name;

/** In a path or a query an id arrives as text. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, problem("bad_id"))
  .transform(Number)
  .refine((id) => id < 2 ** 31, problem("bad_id"))
  .meta({ description: "A positive whole number", example: "1", type: "integer" });

/** In a JSON body an id is a number. */
export const IdNumber = z
  .number(problem("bad_id"))
  .int(problem("bad_id"))
  .positive(problem("bad_id"))
  .max(2 ** 31 - 1, problem("bad_id"))
  .meta({ description: "A positive whole number", example: 1 });

/** Two capital letters. Which countries are served is decided by the use case: writes, lists and single things differ. */
export const HostCountry = z
  .string()
  .regex(/^[A-Za-z]{2}$/, problem("unknown_format"))
  .transform((code) => code.toUpperCase())
  .default("MT")
  .meta({ description: "The country the call is about", example: "MT" });

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** ISO 8601 with an offset, as text; compared and stored as an instant. */
export const Instant = z
  .string(problem("bad_instant"))
  .regex(instantPattern, problem("bad_instant"))
  .refine((text) => !Number.isNaN(Date.parse(text)), problem("bad_instant"))
  .transform((text) => new Date(text).toISOString())
  .meta({ description: "An ISO 8601 instant with an offset", example: "2027-03-28T09:00:00Z" });

/** An instant in an answer: always UTC with `Z`. */
export const InstantOut = z.iso
  .datetime()
  .meta({ description: "An ISO 8601 instant in UTC", example: "2027-03-28T09:00:00.000Z" });

export const LocalDate = z.iso
  .date(problem("unknown_format"))
  .meta({ description: "A calendar date", example: "1990-05-17" });

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Tabs and line ends are wanted in long text. */
const controlCharactersButLines = /[^\P{Cc}\t\r\n]/u;

function text(forbidden: RegExp, limits: { min: number; max: number }) {
  return z
    .string(problem("wrong_type"))
    .refine((value) => value.isWellFormed() && !forbidden.test(value), problem("bad_text"))
    .transform((value) => value.normalize("NFC").trim())
    .refine((value) => [...value].length >= limits.min, limits.min === 1 ? problem("required") : problem("too_short"))
    .refine((value) => [...value].length <= limits.max, problem("too_long"));
}

/** One line a person typed: trimmed, normalised, no control characters; limits count code points. */
export const Line = (limits: { min?: number; max: number }) =>
  text(controlCharacters, { min: limits.min ?? 1, max: limits.max });

/** Text that may have several lines. */
export const Paragraphs = (limits: { min?: number; max: number }) =>
  text(controlCharactersButLines, { min: limits.min ?? 1, max: limits.max });
