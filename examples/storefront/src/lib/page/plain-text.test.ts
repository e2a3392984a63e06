import { expect, test } from 'vitest';
import { plainText } from './plain-text.js';

test.each([
  ['<p>Boxy &amp; washed.</p><p>Takes the smaller&nbsp;size.</p>', 100, 'Boxy & washed. Takes the smaller size.'],
  ['one two three', 10, 'one two…'],
  ['one two three', 13, 'one two three'],
  ['', 10, ''],
])('converts %j to text of at most %i letters', (html, maxLength, text) => {
  expect(plainText(html, maxLength)).toBe(text);
});
