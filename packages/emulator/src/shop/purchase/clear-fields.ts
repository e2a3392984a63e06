/** Names of the optional fields of a type. */
type OptionalField<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** Returns a copy of an object without some of its optional fields. */
export function clearFields<T extends object>(object: T, ...names: readonly OptionalField<T>[]): T {
  const copy = { ...object };
  for (const name of names) delete copy[name];
  return copy;
}
