/** sharp loads a library of 18 MB, and no request needs it before the first picture. Workers import it directly. */
export async function loadSharp() {
  return (await import("sharp")).default;
}
