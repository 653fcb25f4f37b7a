export const serviceCategories = [
  { categoryId: 1, title: "Legal Services" },
  { categoryId: 2, title: "Beauty and Fashion" },
  { categoryId: 3, title: "Home Services" },
  { categoryId: 4, title: "Food" },
  { categoryId: 5, title: "Language Tutors" },
  { categoryId: 6, title: "Cargo Services" },
  { categoryId: 7, title: "MCs DJs and Catering" },
  { categoryId: 8, title: "Childcare and Healthcare" },
  { categoryId: 9, title: "Transport Services" },
] as const;

export type ServiceCategory = (typeof serviceCategories)[number];
export type ServiceCategoryId = ServiceCategory["categoryId"];

export function serviceCategoryById(categoryId: number): ServiceCategory | undefined {
  return serviceCategories.find((category) => category.categoryId === categoryId);
}
