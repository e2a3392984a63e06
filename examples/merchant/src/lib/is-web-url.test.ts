import { expect, test } from 'vitest';
import { isWebUrl } from './is-web-url.js';

test.each([
  ['https://example.com/track?n=1', true],
  ['http://localhost:3000', true],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.com', false],
  ['', false],
])('%j: %s', (text, isAccepted) => {
  expect(isWebUrl(text)).toBe(isAccepted);
});
