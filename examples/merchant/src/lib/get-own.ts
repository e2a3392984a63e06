/** Value of a key that comes from a URL or a form. `undefined` for keys that the object only inherits. */
export const getOwn = <Value>(values: Readonly<Record<string, Value>>, key: string | null): Value | undefined =>
  key !== null && Object.hasOwn(values, key) ? values[key] : undefined;
