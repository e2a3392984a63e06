import { isObject } from './object.js';

/** The paths that a field mask names; nothing without a mask. Masks come as a list, as `{ paths }` or as texts with commas. */
export function maskPaths(mask: unknown): string[] | undefined {
  const list = isObject(mask) ? mask['paths'] : mask;
  const paths: unknown[] = typeof list === 'string' ? list.split(',') : Array.isArray(list) ? list : [];
  const named = paths.filter((path) => typeof path === 'string').map((path) => path.trim());
  return named.length > 0 ? named : undefined;
}
