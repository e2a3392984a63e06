const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether all fields of a request have their values in the response. `null` is equal to an absent field. */
export function isWithin(requested: unknown, actual: unknown): boolean {
  if (!isObject(requested)) return JSON.stringify(requested ?? null) === JSON.stringify(actual ?? null);
  return Object.entries(requested).every(([field, value]) => isWithin(value, isObject(actual) ? actual[field] : null));
}
