import { useNavigation } from "react-router";

/** Whether this form of the page is being sent, until the result is shown. */
export function useIsSending(form: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === form;
}
