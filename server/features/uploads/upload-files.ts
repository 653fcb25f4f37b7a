type Files = { readonly quarantine_key: string; readonly public_keys: readonly string[] | null };

/** All storage keys under which files of the upload may exist. */
export function filesOf(upload: Files): string[] {
  return [upload.quarantine_key, ...(upload.public_keys ?? [])];
}
