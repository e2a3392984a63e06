import fc from 'fast-check';
import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { decodeQuery } from './decode-query.js';

const decode = (query: string) => decodeQuery(new URLSearchParams(query));

test.each([
  ['a=1&b=true&c=x+y&f=', { a: '1', b: 'true', c: 'x y', f: '' }],
  ['a=x&a=y', { a: ['x', 'y'] }],
  ['a.b=1&a.c.d=x&a.c.d=y', { a: { b: '1', c: { d: ['x', 'y'] } } }],
  ['.r=eyJhIjp7ImIiOjF9fQ', { a: { b: 1 } }],
  [
    '.r=eyJxIjp7ImQiOiIxOTcwLTAxLTAxVDAwOjAwOjAwLjAwMFoiLCJuIjpudWxsLCJ0Ijoiw6nigqzwn5iAPz4ifX0',
    { q: { d: '1970-01-01T00:00:00.000Z', n: null, t: 'é€😀?>' } },
  ],
  ['', {}],
])('%s', (query, decoded) => {
  expect(decode(query)).toEqual(decoded);
});

test('packed values of any shape are restored', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as object;
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(decode(`.r=${base64url.encode(JSON.stringify(value))}`)).toEqual(plain);
      },
    ),
  );
});

test.each(['.r=%%%', '.r=YQ', '.r=WzFd', 'a=1&a.b=2', 'a.b=2&a=1', '__proto__.x=1', 'a.__proto__=1'])(
  '%s is refused',
  (query) => {
    expect(() => decode(query)).toThrow();
  },
);

test('a key of the object prototype is a key like any other', () => {
  expect(decode('constructor.prototype.x=1')).toEqual({ constructor: { prototype: { x: '1' } } });
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
