import { queryError } from '../../../kernel/query/query-error.js';
import { isObject } from '../../../kernel/input/object.js';

/**
 * Reads selected choices: an object of strings.
 *
 * @throws {ValidationError} for anything else
 */
export function choicesOf(value: unknown, path: string): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw queryError(path, 'must be an object', 'FORMAT');
  return Object.fromEntries(
    Object.entries(value).map(([name, choice]) => {
      if (typeof choice !== 'string') throw queryError(`${path}.${name.slice(0, 50)}`, 'must be a string', 'FORMAT');
      return [name, choice];
    }),
  );
}
