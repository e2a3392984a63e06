import { decode, encode, platformName, type Codec, type Shape } from '../codec/codec.js';
import { isObject, type Json } from '../json/json.js';

/** Splits a path such as `lineItems[0].image` into names. A backslash escapes a dot or bracket. */
const splitPath = (path: string): string[] =>
  [...path.matchAll(/\[[^[\]]*\]|((?:\\.|[^.[\]\\])+)/g)].flatMap(([, name]) => name ?? []);

/** Codec or shape at a path. `inside` if the path ends within a value that is converted as a whole. */
function findConverter(path: string, shape: Shape | undefined): Codec | Shape | undefined | 'inside' {
  let node: Codec | Shape | undefined = shape;
  for (const name of splitPath(path)) {
    if (typeof node?.decode === 'function') return 'inside';
    node = (node as Shape | undefined)?.[sdkName(name)];
  }
  return node;
}

const sdkName = (path: string): string =>
  path.replace(/(?<=^|(?<!\\)\.)(?:id|createdDate|updatedDate)(?=$|[.[])/g, '_$&');

const changesPrototype = (path: string): boolean =>
  splitPath(path).some((name) => name === '__proto__' || name === 'constructor' || name === 'prototype');

/** Renames the wire paths that key the former values of a modified entity, and converts each value as its field requires. */
const convertChanges = (
  fields: unknown,
  shape: Shape | undefined,
  convert: (value: unknown, node: Codec | Shape | undefined, path: string) => unknown,
  rename: (path: string) => string,
): Json =>
  Object.fromEntries(
    Object.entries(isObject(fields) ? fields : {}).flatMap(([path, value]) => {
      if (changesPrototype(path)) return [];
      const node = findConverter(path, shape);
      return [node === 'inside' ? [path, value] : [rename(path), convert(value, node, path)]];
    }),
  );

/**
 * Converts the previous values of changed fields. Keys are paths such as `lineItems[0].url`. Paths that would modify a
 * prototype are dropped.
 */
export const decodeModifiedFields = (fields: unknown, shape: Shape | undefined): Json =>
  convertChanges(fields, shape, (value, node) => decode(value, node), sdkName);

/** Converts previous values to the platform's format: the inverse of {@link decodeModifiedFields}. */
export const encodeModifiedFields = (fields: unknown, shape: Shape | undefined): Json =>
  convertChanges(fields, shape, encode, platformName);
