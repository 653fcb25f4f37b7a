type Cookie = { readonly value: string; readonly path: string };
type Visit = {
  readonly method?: string;
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
};

/** A minimal browser for sign-in tests. It keeps cookies per host and path, and follows redirects one at a time. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, Cookie>>();

  async visit(address: string, { method, form, headers }: Visit = {}): Promise<Response> {
    const url = new URL(address);
    const cookie = this.#cookiesFor(url);
    const response = await fetch(url, {
      method: method ?? (form ? "POST" : "GET"),
      redirect: "manual",
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(url, line);
    return response;
  }

  /** Stops when a response is not a redirect, or when `isThere(url)` is true. That URL is not requested. */
  async follow(
    address: string,
    isThere: (url: URL) => boolean = () => false,
  ): Promise<{ url: URL; response: Response | null }> {
    let url = new URL(address);
    for (let hop = 0; hop < 10; hop++) {
      if (isThere(url)) return { url, response: null };
      const response = await this.visit(url.href);
      const location = response.headers.get("location");
      if (!location) return { url, response };
      url = new URL(location, url);
    }
    throw new Error(`Redirect loop: ${url.pathname}`);
  }

  cookie(name: string, address: string): string | undefined {
    return this.#cookies.get(new URL(address).host)?.get(name)?.value;
  }

  plantCookie(name: string, value: string, address: string, path = "/"): void {
    this.#jar(new URL(address)).set(name, { value, path });
  }

  #jar(url: URL): Map<string, Cookie> {
    const jar = this.#cookies.get(url.host) ?? new Map<string, Cookie>();
    this.#cookies.set(url.host, jar);
    return jar;
  }

  #cookiesFor(url: URL): string {
    return [...this.#jar(url)]
      .filter(
        ([, { path }]) => url.pathname === path || url.pathname.startsWith(path.endsWith("/") ? path : `${path}/`),
      )
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  }

  #keep(url: URL, line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", ...rest] = pair.split("=");
    const value = rest.join("=");
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice("path=".length) ?? "/";
    const isGone = value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isGone) this.#jar(url).delete(name);
    else this.#jar(url).set(name, { value, path });
  }
}
