import { expect, test } from 'vitest';
import { getLanguage, pathIn, withoutLanguage } from './languages.js';

test.each([
  ['/', 'en', '/'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de.data', 'de', '.data'],
  ['/bag', 'en', '/bag'],
  ['/de/bag', 'de', '/bag'],
  ['/de/products/quiet-teapot', 'de', '/products/quiet-teapot'],
  ['/desk', 'en', '/desk'],
  ['/demo', 'en', '/demo'],
  ['/products/de', 'en', '/products/de'],
])('%s is in the language %s, and is %s without it', (path, language, rest) => {
  expect(getLanguage(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(rest);
});

test.each([
  ['/', '/', '/de'],
  ['/?page=2', '/?page=2', '/de?page=2'],
  ['/bag?done=added', '/bag?done=added', '/de/bag?done=added'],
])('the page %s has the paths %s and %s', (path, english, german) => {
  expect(pathIn('en', path)).toBe(english);
  expect(pathIn('de', path)).toBe(german);
});
