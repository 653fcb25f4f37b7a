/** The tables as PostgreSQL has them. The migrations are the truth; these are their types. */
export type Tables = {
  service_subcategories: ServiceSubcategoriesTable;
};

type ServiceSubcategoriesTable = {
  id: number;
  category_id: number;
  title: string;
  position: number;
};
