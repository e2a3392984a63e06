import { isApiError, isCartwrightError } from '@cartwright/core';

const errorWords = (error: Error): unknown => {
  if (isApiError(error)) {
    const { kind, code, message, status, requestId, details } = error;
    return { throws: `${kind} ${code}: ${message}`, status, requestId, details };
  }
  if (isCartwrightError(error)) return { throws: `${error.kind} ${error.code}: ${error.message}` };
  const { details, status, requestId } = error as { details?: unknown; status?: unknown; requestId?: unknown };
  return { throws: `${error.name}: ${error.message}`, ...(details !== undefined && { details, status, requestId }) };
};

/**
 * Converts a value for comparison: removes `undefined`, and formats dates, bytes, errors and special numbers as
 * strings.
 */
export const plain = (value: unknown): unknown => {
  if (value instanceof Date) return { date: Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString() };
  if (value instanceof Uint8Array) return { bytes: [...value] };
  if (value instanceof Error) return plain(errorWords(value));
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [[key, plain(field)]])),
  );
};

/** Result of a call, whether it returns or throws. */
export const outcome = async (run: () => unknown): Promise<unknown> => {
  try {
    return plain(await run());
  } catch (error) {
    return plain(error);
  }
};
