/** For client actions: a failed request keeps the page and what was typed. Redirects are thrown again. */
export async function catchUnreachable<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { isUnreachable: true as const };
  }
}
