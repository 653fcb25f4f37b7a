import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { HostCountry, Id } from "./values.ts";

export const Subcategory = z
  .object({
    id: z.int().meta({ description: "Subcategory id", example: 201 }),
    title: z.string().meta({ description: "Name of the subcategory", example: "Braids and locs" }),
  })
  .meta({ id: "Subcategory", description: "Subcategory of a service category" });

export const listSubcategories = endpoint({
  method: "GET",
  path: "/serviceCategories/{categoryId}/subcategories",
  room: "listings",
  summary: "List the subcategories of a service category",
  params: z.object({ categoryId: Id.meta({ description: "Category id, 1 to 9" }) }),
  query: z.object({ hostCountry: HostCountry }),
  status: 200,
  output: z.array(Subcategory),
  refusals: ["not_found"],
  elsewhere: "empty_list",
  cacheSeconds: 3600,
});
