/** Input of a tool that does not match its schema. Browsers do not validate it. */
export class InvalidInputError extends Error {
  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
  }
}

const get = (input: object, field: string): unknown => (input as Record<string, unknown>)[field];

/** Reads a text that is required. */
export function readText(input: object, field: string): string {
  const value = get(input, field);
  if (typeof value !== 'string' || value.trim() === '') throw new InvalidInputError(field, 'Pass a text');
  return value.trim().slice(0, 500);
}

/** Reads a positive integer. */
export function readCount(input: object, field: string, defaultValue: number): number {
  const value = get(input, field) ?? defaultValue;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new InvalidInputError(field, 'Pass an integer, at least 1');
}

/** Reads texts by name. */
export function readTexts(input: object, field: string): Record<string, string> {
  const value = get(input, field) ?? {};
  const isRecord = typeof value === 'object' && !Array.isArray(value);
  if (isRecord && Object.values(value).every((text) => typeof text === 'string'))
    return value as Record<string, string>;
  throw new InvalidInputError(field, 'Pass an object of texts by name');
}
