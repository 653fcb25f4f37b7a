export { ItemList } from "./item-list.tsx";
