import { ApplicationError } from '../../kernel/errors/application-error.js';

/**
 * Parses untrusted JSON.
 *
 * @throws {ApplicationError} 400 for malformed JSON, or an object with a `__proto__` key
 */
export function parseJson(text: string): unknown {
  const mayHavePrototype = /__proto__|\\u/.test(text);
  try {
    return JSON.parse(text, mayHavePrototype ? rejectPrototypeKey : undefined);
  } catch (error) {
    if (error instanceof ApplicationError) throw error;
    throw new ApplicationError(
      'invalidArgument',
      'MALFORMED_JSON',
      `The JSON is malformed: ${(error as Error).message}`,
    );
  }
}

function rejectPrototypeKey(key: string, value: unknown): unknown {
  if (key === '__proto__')
    throw new ApplicationError('invalidArgument', 'FORBIDDEN_KEY', 'A key must not be __proto__.');
  return value;
}
