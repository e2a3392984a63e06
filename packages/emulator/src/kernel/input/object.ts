/** An object that a client sent. */
export type Input = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field was not given. */
export const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;
