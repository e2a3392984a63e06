import { expect, test } from 'vitest';
import { returnPath } from './return-path.js';

test.each([
  ['/search?q=mug#top', '/search?q=mug#top'],
  ['bag', '/bag'],
  ['/a/../bag', '/bag'],
  ['/collections/Grüße', '/collections/Gr%C3%BC%C3%9Fe'],
])('%j is a page of the store', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  ' https://evil.example',
  'javascript:alert(1)',
  'https://store.invalid@evil.example/',
  `/${'a'.repeat(1000)}`,
  '/',
  '',
  null,
])('%j leads to no page', (asked) => {
  expect(returnPath(asked)).toBeUndefined();
});

test('control characters never reach a header', () => {
  for (let code = 0; code <= 0xff; code += 1) {
    const path = returnPath(`/bag${String.fromCharCode(code)}x`) ?? '/';
    expect(() => new Headers({ location: path })).not.toThrow();
    expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
  }
});
