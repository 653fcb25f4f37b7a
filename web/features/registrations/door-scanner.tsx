import { ScanLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { DoorResultCard, PeopleNow, UndoCheckIn } from "./door-code.tsx";
import { openQrReader } from "./qr-reader.ts";
import type { DoorResult } from "./use-door.ts";

type DoorScannerProps = {
  readonly check: (code: string) => Promise<DoorResult>;
  readonly placesAdmitted: number;
  readonly placesTaken: number;
};

/** Reads tickets with the phone's camera. */
export function DoorScanner({ check, placesAdmitted, placesTaken }: DoorScannerProps) {
  const t = useT("guests");
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<DoorResult | null>(null);
  async function found(code: string): Promise<void> {
    const outcome = await check(code);
    // One short buzz for a welcome, two long ones for everything else.
    navigator.vibrate?.(outcome.tone === "good" ? 80 : [300, 150, 300]);
    setResult(outcome);
  }
  if (!isOpen)
    return (
      <Button size="lg" onClick={() => setOpen(true)} icon={<ScanLine className="icon" aria-hidden="true" />}>
        {t("guests.scan")}
      </Button>
    );
  return (
    <section className="card door-scanner" aria-label={t("guests.scan")}>
      <p className="door-scanner-count num">{t("guests.inside", { count: placesAdmitted, places: placesTaken })}</p>
      <div role="status">{result ? <DoorResultCard result={result} /> : null}</div>
      <PeopleNow result={result} onChange={setResult} />
      <UndoCheckIn result={result} onUndone={() => setResult(null)} />
      {result ? (
        <Button size="lg" block onClick={() => setResult(null)}>
          {t("guests.nextTicket")}
        </Button>
      ) : (
        <Camera onCode={(code) => void found(code)} />
      )}
      <Button
        variant="outline"
        block
        onClick={() => {
          setOpen(false);
          setResult(null);
        }}
      >
        {t("guests.stopScan")}
      </Button>
    </section>
  );
}

const framesPerSecond = 8;

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useT("guests");
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const screen = video.current;
    if (screen) watch(screen, end.signal, (code) => latest.current(code)).catch(() => setRefused(true));
    return () => end.abort();
  }, []);
  if (isRefused) return <Note tone="warm">{t("guests.noCamera")}</Note>;
  return (
    <>
      <video ref={video} className="door-scanner-video" muted playsInline aria-label={t("guests.camera")} />
      <p className="text-sm text-ink-2">{t("guests.scanHint")}</p>
    </>
  );
}

/** Reports the first code it sees. The camera is released when the signal fires. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => {
    for (const track of camera.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  // Browsers without a wake lock turn the screen off as usual.
  const lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
  signal.addEventListener("abort", () => {
    stop();
    void lock?.release();
  });
  video.srcObject = camera;
  const [read] = await Promise.all([openQrReader(), video.play()]);
  while (!signal.aborted) {
    const code = await read(video);
    if (signal.aborted) return;
    if (code) return onCode(code);
    await new Promise((resolve) => setTimeout(resolve, 1000 / framesPerSecond));
  }
}
