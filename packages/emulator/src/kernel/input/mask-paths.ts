import { isObject } from './object.js';

/**
 * Parses a field mask: a list of paths, `{ paths }`, or a string with paths separated by commas. `undefined` without a
 * mask.
 */
export function maskPaths(mask: unknown): string[] | undefined {
  const list = isObject(mask) ? mask['paths'] : mask;
  const paths: unknown[] = typeof list === 'string' ? list.split(',') : Array.isArray(list) ? list : [];
  const named = paths.filter((path) => typeof path === 'string').map((path) => path.trim());
  return named.length > 0 ? named : undefined;
}
