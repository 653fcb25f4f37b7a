/** Where files are kept. The same promises on disk and in an object store, held by one suite of tests. */
export type Storage = {
  /** Permission to put one file of exactly this type and length at this key, once, until it expires. */
  readonly signPut: (request: PutRequest) => Promise<SignedPut>;
  readonly head: (key: string) => Promise<StoredFile | null>;
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** Replaces what was there; when it returns, the file survives a power cut. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** No error when there is nothing. */
  readonly delete: (key: string) => Promise<void>;
  /** Where anyone may read a key below `public/`. Safe to keep: it does not change with the port or the host's name. */
  readonly publicUrl: (key: string) => string;
};

type PutRequest = {
  readonly key: string;
  readonly contentType: string;
  readonly contentLength: number;
  readonly expiresSeconds: number;
};

type SignedPut = {
  readonly url: string;
  readonly method: "PUT";
  /** The client must send exactly these. */
  readonly headers: Readonly<Record<string, string>>;
};

type StoredFile = { readonly contentType: string; readonly contentLength: number };
