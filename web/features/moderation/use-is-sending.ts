import { useNavigation } from "react-router";

export function useIsSending(form: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === form;
}
