import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { retryPut } from "./retry-put.ts";

export type PicturePurpose = "logo" | "portfolio" | "event";
/** Other calls identify the picture by its `url`. */
export type Picture = { readonly url: string; readonly thumb: string; readonly name: string };

type SendOptions = {
  readonly purpose: PicturePurpose;
  /** `done` goes from 0 to 1. At 1, the server is still processing the picture. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};

export async function sendPicture(file: File, { purpose, onProgress, signal }: SendOptions): Promise<Picture> {
  const fileName = file.name.slice(0, 255) || purpose;
  const body = { purpose, contentType: file.type, contentLength: file.size, fileName };
  const { data: signed } = await browserApi("POST /uploads", { body }, { signal });
  const pause = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
  await retryPut(() => put(signed, file, onProgress, signal), { pause, random: Math.random });
  const picture = await finish(signed.id, signal);
  return { url: picture.url, thumb: picture.sizes[0]?.jpeg ?? picture.url, name: file.name };
}

type SignedPut = { readonly uploadUrl: string; readonly method: string; readonly headers: Record<string, string> };

// XMLHttpRequest, because fetch() does not report upload progress.
function put(signed: SignedPut, file: File, onProgress: (done: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(signed.method, signed.uploadUrl);
    for (const [name, value] of Object.entries(signed.headers)) {
      // Browsers set this header themselves and refuse to let scripts set it.
      if (name.toLowerCase() !== "content-length") request.setRequestHeader(name, value);
    }
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(refusalOf(request)));
    request.onerror = () => reject(new ApiUnreachable("The picture could not be sent"));
    request.onabort = () => reject(new DOMException("aborted", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function refusalOf(request: XMLHttpRequest): ApiRefusal {
  try {
    return new ApiRefusal(request.status, JSON.parse(request.responseText));
  } catch {
    return new ApiRefusal(request.status, {});
  }
}

const tries = 4;
const busyCodes = ["unavailable", "upload_in_progress"];

/** Finishing is idempotent, so it is safe to ask a busy server again. */
async function finish(id: number, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await browserApi("POST /uploads/{id}/finish", { params: { id: String(id) } }, { signal })).data;
    } catch (error) {
      if (attempt === tries || !(error instanceof ApiRefusal && busyCodes.includes(error.code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 1500));
    }
  }
}
