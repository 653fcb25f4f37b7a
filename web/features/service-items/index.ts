export { ItemForm } from "./item-form.tsx";
export { ItemList } from "./item-list.tsx";
