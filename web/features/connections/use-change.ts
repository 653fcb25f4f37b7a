import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiRefusal, ApiUnreachable } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type Problem = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** Sends one change at a time, says what came of it, and loads the page's data again. */
export function useChange() {
  const t = useT("connections");
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function send<Answer extends { readonly message: string }>(
    work: () => Promise<Answer>,
  ): Promise<Answer | null> {
    setIsBusy(true);
    setProblem(null);
    try {
      const answer = await work();
      showToast(answer.message);
      await revalidate();
      return answer;
    } catch (error) {
      if (error instanceof ApiRefusal) setProblem({ message: error.message, fields: error.fields });
      else if (error instanceof ApiUnreachable) setProblem({ message: t("connections.unreachable"), fields: {} });
      else throw error;
      return null;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, problem, send };
}
