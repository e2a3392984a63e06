import { ApplicationError } from '../../kernel/errors/http-error.js';

/**
 * Parses JSON from outside.
 *
 * @throws {ApplicationError} 400 when it is not JSON, or when it has a `__proto__` key
 */
export function parseJson(text: string): unknown {
  const mayHavePrototype = /__proto__|\\u/.test(text);
  try {
    return JSON.parse(text, mayHavePrototype ? rejectPrototypeKey : undefined);
  } catch (error) {
    if (error instanceof ApplicationError) throw error;
    throw new ApplicationError(400, 'MALFORMED_JSON', `The JSON is malformed: ${(error as Error).message}`);
  }
}

function rejectPrototypeKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new ApplicationError(400, 'FORBIDDEN_KEY', 'A key must not be __proto__.');
  return value;
}
