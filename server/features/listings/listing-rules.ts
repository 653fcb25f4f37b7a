import { product } from "#contract/product.ts";

const serviceCategories = 9;

export function isServiceCategory(id: number): boolean {
  return id >= 1 && id <= serviceCategories;
}

export function servesCountry(code: string): boolean {
  return code === product.hostCountry;
}
