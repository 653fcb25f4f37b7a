export { ContactForm } from "./contact-form.tsx";
export { DeletionForm } from "./deletion-form.tsx";
export { DirectContact } from "./direct-contact.tsx";
export { FormFrame } from "./form-frame.tsx";
export { OperatorCard } from "./operator-card.tsx";
