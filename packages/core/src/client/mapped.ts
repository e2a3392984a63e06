/** The same names, with other values. */
export const mapped = (object: object, change: (value: object) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as object)]));
