/** The disk and the object store pass the same tests. */
export type Storage = {
  /** Allows one upload with exactly this key, type and length, until it expires. */
  readonly signPut: (request: PutRequest) => Promise<SignedPut>;
  readonly head: (key: string) => Promise<StoredFile | null>;
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** Replaces an existing file. The file survives a power cut once this returns. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** If the file does not exist, this does nothing. */
  readonly delete: (key: string) => Promise<void>;
  /** Only for keys below `public/`. The URL does not depend on port or host name, so it can be stored. */
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
  /** The client must send exactly these headers. */
  readonly headers: Readonly<Record<string, string>>;
};

type StoredFile = { readonly contentType: string; readonly contentLength: number };
