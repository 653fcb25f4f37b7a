import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { HostCountry, Id } from "./values.ts";

export const Subcategory = z
  .object({
    id: z.int().meta({ description: "The subcategory's id", example: 201 }),
    title: z.string().meta({ description: "Its name", example: "Braids and locs" }),
  })
  .meta({ id: "Subcategory", description: "A finer kind of service within a category" });

export const listSubcategories = endpoint({
  method: "GET",
  path: "/serviceCategories/{categoryId}/subcategories",
  room: "listings",
  summary: "The subcategories of one service category",
  params: z.object({ categoryId: Id }),
  query: z.object({ hostCountry: HostCountry }),
  status: 200,
  output: z.array(Subcategory),
  refusals: ["not_found"],
  elsewhere: "empty_list",
  cacheSeconds: 3600,
});
