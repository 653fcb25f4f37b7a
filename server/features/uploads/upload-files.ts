type Files = { readonly quarantine_key: string; readonly public_keys: readonly string[] | null };

/** Every place in the store where something of an upload may lie. */
export function filesOf(upload: Files): string[] {
  return [upload.quarantine_key, ...(upload.public_keys ?? [])];
}
