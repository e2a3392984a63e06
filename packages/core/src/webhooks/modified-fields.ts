import { decode, encode, wireName, type Codec, type Shape } from '../codec/codec.js';
import { isObject, type Json } from '../json/json.js';

/** The names in a path such as `lineItems[0].image`; a dot or bracket after a backslash belongs to its name. */
const names = (path: string): string[] =>
  [...path.matchAll(/\[[^[\]]*\]|((?:\\.|[^.[\]\\])+)/g)].flatMap(([, name]) => name ?? []);

/** What converts the value at a path; `inside` where the path ends within a value that is converted as a whole. */
function converterAt(path: string, shape: Shape | undefined): Codec | Shape | undefined | 'inside' {
  let node: Codec | Shape | undefined = shape;
  for (const name of names(path)) {
    if (typeof node?.decode === 'function') return 'inside';
    node = (node as Shape | undefined)?.[sdkName(name)];
  }
  return node;
}

const sdkName = (path: string): string =>
  path.replace(/(?<=^|(?<!\\)\.)(?:id|createdDate|updatedDate)(?=$|[.[])/g, '_$&');

const changesPrototype = (path: string): boolean =>
  names(path).some((name) => name === '__proto__' || name === 'constructor' || name === 'prototype');

/** Converts the values of fields that are named by their paths, and the paths too. */
const converted = (
  fields: unknown,
  shape: Shape | undefined,
  convert: (value: unknown, node: Codec | Shape | undefined, path: string) => unknown,
  rename: (path: string) => string,
): Json =>
  Object.fromEntries(
    Object.entries(isObject(fields) ? fields : {}).flatMap(([path, value]) => {
      if (changesPrototype(path)) return [];
      const node = converterAt(path, shape);
      return [node === 'inside' ? [path, value] : [rename(path), convert(value, node, path)]];
    }),
  );

/**
 * The former values of changed fields, from the wire. Their names are paths, `lineItems[0].url`, and stay paths. A path
 * that names a prototype is left out.
 */
export const decodeModifiedFields = (fields: unknown, shape: Shape | undefined): Json =>
  converted(fields, shape, (value, node) => decode(value, node), sdkName);

/** The same to the wire. */
export const encodeModifiedFields = (fields: unknown, shape: Shape | undefined): Json =>
  converted(fields, shape, encode, wireName);
