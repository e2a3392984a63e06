import { toURLSearchParams } from '@wix/sdk-runtime/rest-modules';
import { differs } from './behavior.js';
import { rows } from './rows.js';
import { sentFor } from './small-call.js';

const official = (structured: boolean) => (payload: object) =>
  decodeURIComponent(toURLSearchParams(payload, structured).toString());

const own = (structuredQuery: boolean) => async (payload: object) =>
  decodeURIComponent((await sentFor(payload, { method: 'GET', structuredQuery })).address.split('?')[1] ?? '');

const epoch = new Date('1970-01-01T00:00:00.000Z');

/** Payloads as query strings. */
export const queryStrings = [
  ...rows<object>('query string', official(false), own(false), [
    [{ a: 1, b: true, c: 'x y', d: null, e: undefined, f: '' }, 'a=1&b=true&c=x+y&f='],
    [{ a: ['x', 'y', null] }, 'a=x&a=y'],
    [{ a: { b: 1, c: { d: ['x', 'y'] } } }, 'a.b=1&a.c.d=x&a.c.d=y'],
    [{ a: [{ x: 1 }, 'z'] }, 'a=z'],
    [{ a: {}, b: [] }, ''],
    [{ a: epoch, b: 1 }, 'b=1', differs('dates-in-query-strings', 'a=1970-01-01T00:00:00.000Z&b=1')],
    [{ a: [['x', 'y'], 1] }, 'a=1'],
  ]),
  ...rows<object>('structured query string', official(true), own(true), [
    [{ a: 1, b: ['x', 'y'] }, 'a=1&b=x&b=y'],
    [{ a: { b: 1 } }, '.r=eyJhIjp7ImIiOjF9fQ'],
    [{ a: [{ x: 1 }] }, '.r=eyJhIjpbeyJ4IjoxfV19'],
    [{ a: ['x', null] }, '.r=eyJhIjpbIngiLG51bGxdfQ'],
    [{ query: { filter: {} } }, ''],
    [
      { q: { d: epoch, n: null, u: undefined, t: 'é€😀?>' } },
      '.r=eyJxIjp7ImQiOiIxOTcwLTAxLTAxVDAwOjAwOjAwLjAwMFoiLCJuIjpudWxsLCJ0Ijoiw6nigqzwn5iAPz4ifX0',
    ],
  ]),
];
