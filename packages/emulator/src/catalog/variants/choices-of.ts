import { isObject, violation } from '../../query/index.js';

/**
 * Reads chosen options: an object of texts.
 * @throws {ValidationError} when it is anything else
 */
export function choicesOf(value: unknown, path: string): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw violation(path, 'must be an object', 'FORMAT');
  return Object.fromEntries(
    Object.entries(value).map(([name, choice]) => {
      if (typeof choice !== 'string') throw violation(`${path}.${name.slice(0, 50)}`, 'must be a string', 'FORMAT');
      return [name, choice];
    }),
  );
}
