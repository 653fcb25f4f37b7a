import { useEffect, useRef, useState } from "react";
import { ApiRefusal, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { randomUuid } from "#web/lib/random-uuid.ts";
import { pictureProblem } from "./picture-rules.ts";
import { type Picture, type PicturePurpose, sendPicture } from "./send-picture.ts";

export type Pending = {
  readonly id: string;
  readonly file: File;
  readonly previewUrl: string;
  readonly progress: number;
  readonly error?: string | undefined;
  readonly canRetry?: boolean | undefined;
  readonly hasSessionEnded?: boolean | undefined;
};

/** `signedOut` means that an upload failed because the session ended. */
export type PicturesState = "none" | "uploading" | "failed" | "signedOut";

type PicturesOptions = {
  readonly purpose: PicturePurpose;
  readonly pictures: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
  /** If `max` is 1, a new picture replaces the current one. */
  readonly max: number;
  readonly onPending?: ((state: PicturesState) => void) | undefined;
};

/** Uploads one file after another, so that the pictures keep the order in which they were chosen. */
export function usePictures(options: PicturesOptions) {
  const t = useT("portalForms");
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const latest = useRef(options);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  const previews = useRef(new Map<string, string>());
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);
  const state = stateOf(pending);
  useEffect(() => {
    latest.current.onPending?.(state);
  }, [state]);

  const update = (id: string, change: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const removePending = (id: string) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    const url = previews.current.get(id);
    if (url) URL.revokeObjectURL(url);
    previews.current.delete(id);
    setPending((all) => all.filter((one) => one.id !== id));
  };

  const send = (id: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    queue.current = queue.current.then(async () => {
      if (abort.signal.aborted) return;
      try {
        const { purpose } = latest.current;
        const onProgress = (progress: number) => update(id, { progress });
        const picture = await sendPicture(file, { purpose, onProgress, signal: abort.signal });
        const { pictures, max, onChange } = latest.current;
        onChange(max === 1 ? [picture] : [...pictures, picture]);
        removePending(id);
      } catch (error) {
        if (abort.signal.aborted) return;
        const isRefused = error instanceof ApiRefusal;
        const hasSessionEnded = isSessionEnded(error);
        update(id, {
          error: hasSessionEnded ? t("upload.signedOut") : isRefused ? error.message : t("upload.lost"),
          canRetry: !(isRefused && error.code === "upload_not_an_image"),
          hasSessionEnded,
        });
      }
    });
  };

  const add = (files: readonly File[]) => {
    const { max, pictures } = latest.current;
    const room = max === 1 ? 1 : max - pictures.length - pending.length;
    const kept = max === 1 ? [] : pending;
    if (max === 1) for (const { id } of pending) removePending(id);
    const added = files.map((file, index): Pending => {
      const problem = index >= room ? "tooMany" : pictureProblem(file);
      const error = problem ? t(`upload.${problem}`, { count: max }) : undefined;
      const id = randomUuid();
      const previewUrl = URL.createObjectURL(file);
      previews.current.set(id, previewUrl);
      return { id, file, previewUrl, progress: 0, error };
    });
    setPending([...kept, ...added]);
    for (const { id, file, error } of added) if (error === undefined) send(id, file);
  };
  const retry = (id: string) => {
    const one = pending.find((other) => other.id === id);
    if (!one) return;
    update(id, { error: undefined, hasSessionEnded: false, progress: 0 });
    send(id, one.file);
  };
  return { pending, add, retry, removePending };
}

function stateOf(pending: readonly Pending[]): PicturesState {
  if (pending.some(({ error }) => error === undefined)) return "uploading";
  if (pending.some(({ hasSessionEnded }) => hasSessionEnded)) return "signedOut";
  return pending.length > 0 ? "failed" : "none";
}
