type Files = { readonly quarantine_key: string; readonly public_keys: readonly string[] | null };

export function filesOf(upload: Files): string[] {
  return [upload.quarantine_key, ...(upload.public_keys ?? [])];
}
