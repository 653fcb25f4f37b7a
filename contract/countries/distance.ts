type Point = { readonly latitude: number; readonly longitude: number };

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function kmBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share = half(one.latitude, other.latitude) + Math.cos(a) * Math.cos(b) * half(one.longitude, other.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(share));
}
