import type { Codec, Shape } from '@cartwright/core';
import { transformPaths } from '@wix/sdk-runtime/transformations/transform-paths';
import { differs, notApplicable, throws } from './behavior.js';
import { rows } from './rows.js';
import { readFrom } from './small-call.js';

interface Converted {
  readonly object: object;
  readonly path: string;
  readonly isRepeated?: boolean;
  readonly isMap?: boolean;
}

const official = ({ object, ...path }: Converted): unknown =>
  transformPaths(structuredClone(object), [{ transformFn: (value: unknown) => ['T', value], paths: [path] }]);

const tag: Codec = { decode: (wire) => ['T', wire], encode: (value) => value };

const own = ({ object, path }: Converted) =>
  readFrom(object, {
    response: path.split('.').reduceRight<Codec | Shape>((inner, key) => ({ [key]: inner }), tag) as Shape,
  });

/** Conversion of the values at a path in responses. `T` marks converted values. */
export const convertedPaths = rows<Converted>('converted path', official, own, [
  [{ object: { a: [{ b: 1 }, { c: 2 }] }, path: 'a.b' }, { a: [{ b: ['T', 1] }, { c: 2 }] }],
  [{ object: { a: null }, path: 'a.b' }, { a: null }],
  [{ object: {}, path: 'a.b' }, {}],
  [
    { object: { a: [null] }, path: 'a.b' },
    throws("TypeError: Cannot use 'in' operator to search for 'b' in null"),
    differs('null-in-lists', { a: [null] }),
  ],
  [{ object: { a: 5 }, path: 'a.b' }, { a: 5 }],
  [
    { object: { a: [1, 2] }, path: 'a' },
    { a: ['T', [1, 2]] },
    differs('lists-crossed', {
      a: [
        ['T', 1],
        ['T', 2],
      ],
    }),
  ],
  [
    { object: { a: [1, 2] }, path: 'a', isRepeated: true },
    {
      a: [
        ['T', 1],
        ['T', 2],
      ],
    },
  ],
  [
    { object: { a: null }, path: 'a', isRepeated: true },
    throws("TypeError: Cannot read properties of null (reading 'map')"),
    differs('null-in-lists', { a: ['T', null] }),
  ],
  [
    { object: { a: { x: 1 } }, path: 'a', isMap: true },
    { a: { x: ['T', 1] } },
    notApplicable('no operation of the platform converts the values of a map'),
  ],
  [
    { object: { a: [[{ b: 1 }]] }, path: 'a.b' },
    { a: [[{ b: 1 }]] },
    differs('lists-crossed', { a: [[{ b: ['T', 1] }]] }),
  ],
]);
