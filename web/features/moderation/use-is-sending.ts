import { useNavigation } from "react-router";

/** Whether this form of the page is on its way, until its answer is shown. */
export function useIsSending(form: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === form;
}
