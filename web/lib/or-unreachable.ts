/** In the browser: a lost connection leaves the page and what was typed as they are. Anything else is thrown on. */
export async function orUnreachable<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { isUnreachable: true as const };
  }
}
