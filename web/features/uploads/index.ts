export { PictureField } from "./picture-field.tsx";
export { PicturesField } from "./pictures-field.tsx";
export type { Picture } from "./send-picture.ts";
export type { PicturesState } from "./use-pictures.ts";
