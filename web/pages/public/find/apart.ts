type Circle = { readonly x: number; readonly y: number; readonly radius: number };

const rounds = 30;

/** Moves circles that overlap away from each other, so that each can be seen and chosen. Coordinates are rounded. */
export function apart<C extends Circle>(circles: readonly C[], gap: number): C[] {
  const at = circles.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round++)
    for (const [n, one] of at.entries())
      for (let m = 0; m < n; m++) {
        const other = at[m] ?? one;
        const least = (circles[n]?.radius ?? 0) + (circles[m]?.radius ?? 0) + gap;
        const [x, y] = [one.x - other.x || 0.01, one.y - other.y];
        const distance = Math.hypot(x, y);
        if (distance >= least) continue;
        const push = (least - distance) / 2 / distance;
        one.x += x * push;
        one.y += y * push;
        other.x -= x * push;
        other.y -= y * push;
      }
  const round = (value: number) => Math.round(value * 10) / 10;
  return circles.map((circle, n) => ({ ...circle, x: round(at[n]?.x ?? 0), y: round(at[n]?.y ?? 0) }));
}
