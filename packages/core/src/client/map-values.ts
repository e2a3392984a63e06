/** Copies an object with each value replaced by the result of `change`. */
export const mapValues = (
  object: object,
  convert: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, convert(value, name)]));
