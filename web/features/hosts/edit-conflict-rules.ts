export type Version = "mine" | "saved";

export type ConflictField<V> = {
  readonly label: string;
  /** These values belong together, so they are chosen together. */
  readonly names: readonly (keyof V)[];
  readonly text?: (values: V) => string;
  readonly pictures?: (values: V) => readonly string[];
};

function contentOf<V>(field: ConflictField<V>, values: V): string {
  return JSON.stringify([field.text?.(values), field.pictures?.(values)]);
}

export function hasChanged<V>(field: ConflictField<V>, before: V, now: V): boolean {
  return contentOf(field, before) !== contentOf(field, now);
}

export function differingFields<V>(fields: readonly ConflictField<V>[], typedValues: V, saved: V): ConflictField<V>[] {
  return fields.filter((field) => hasChanged(field, saved, typedValues));
}

export function withVersions<V extends object>(saved: V, typedValues: V, keptFields: readonly ConflictField<V>[]): V {
  const kept = keptFields.flatMap(({ names }) => names.map((name) => [name, typedValues[name]] as const));
  return { ...saved, ...Object.fromEntries(kept) };
}
