import { expect, test } from 'vitest';

import { pageExamples } from './page-examples.js';

const page = (/** @type {string} */ text) => pageExamples('docs/a.md', text);

test('a block is a module of its page, named after its line or by its first line', () => {
  const text = 'A\n\n```ts\n// client.ts\nexport const a = 1;\n```\n\n```tsx\nimport { a } from "./client.js";\n```\n';
  expect(page(text)).toMatchObject([
    { line: 4, path: 'docs-a-md/client.ts', calls: '', inPage: false },
    { line: 9, path: 'docs-a-md/line-9.tsx', calls: '', inPage: false },
  ]);
});

test('the lines of a block and of its run comment have the line numbers of the page', () => {
  const text = 'A\n\n```ts\nexport const a = () => 1;\n```\n\n<!-- run in a page\n\na();\n-->\n';
  const [{ calls, code, inPage }] = /** @type {[import('./page-examples.js').Example]} */ (page(text));
  expect(inPage).toBe(true);
  const lines = text.split('\n');
  const numbered = (code + calls).split('\n').flatMap((line, index) => (line ? [[line, lines[index]]] : []));
  expect(numbered).toEqual([
    ['export const a = () => 1;', 'export const a = () => 1;'],
    ['a();', 'a();'],
  ]);
});

test('a comment states why the preceding block is not run', () => {
  const text = '```ts\na;\n```\n\n<!-- not run: it needs a printer -->\n\n```ts\nb;\n```\n\nText\n\n<!-- run -->\n';
  expect(page(text).map(({ reason, inPage }) => [reason, inPage])).toEqual([
    ['it needs a printer', false],
    [undefined, false],
  ]);
});

test('a comment says that a page is about Catalog V1', () => {
  const block = '```ts\na;\n```\n';
  expect(page(block)).toMatchObject([{ catalogVersion: 'v3' }]);
  expect(page(`# A\n\n<!-- The examples run on Catalog V1. -->\n\n${block}`)).toMatchObject([{ catalogVersion: 'v1' }]);
});
