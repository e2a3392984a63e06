/** Object in a request. */
export type Input = Readonly<Record<string, unknown>>;

/** Whether a value is an object other than an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is absent or `null`. */
export const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;
