import { importWithRetry } from "#web/lib/import-with-retry.ts";

/** Returns the text of the QR code in the picture, or null if there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

/** Some browsers have a reader of their own. For the others a small one is loaded, only when somebody scans. */
export async function openQrReader(): Promise<QrReader> {
  const { BarcodeDetector } = window;
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (BarcodeDetector && formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const library = await importWithRetry(() => import("jsqr"));
  // Its types describe an ES module, but it is a CommonJS module: `default` is the function itself.
  const readQr = library.default as unknown as typeof library.default.default;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const [width, height] = [video.videoWidth, video.videoHeight];
    if (!context || width === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return readQr(context.getImageData(0, 0, width, height).data, width, height)?.data || null;
  };
}
