/** In the browser: a send that fails leaves the page and what was typed as they are. A redirect is thrown on. */
export async function orUnreachable<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { isUnreachable: true as const };
  }
}
