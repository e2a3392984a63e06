import { expect, test } from 'vitest';

import { codeBlocks } from './code-blocks.js';

test('finds the ts and tsx blocks of Markdown, with their lines', () => {
  const text = '# Title\n\n```ts\nconst a = 1;\n```\n\n```sh\nls\n```\n\n```tsx\n<a />;\n```\n';
  expect(codeBlocks('a.md', text)).toEqual([
    { file: 'a.md', line: 4, language: 'ts', code: 'const a = 1;\n' },
    { file: 'a.md', line: 12, language: 'tsx', code: '<a />;\n' },
  ]);
});

test('finds the examples of doc comments, without asterisks', () => {
  const text =
    'const x = 1;\n/**\n * Does it.\n * @example\n * ```ts\n * const a = {\n *   b: 1,\n * };\n * ```\n */\nexport const y = 1;\n';
  expect(codeBlocks('a.ts', text)).toEqual([
    { file: 'a.ts', line: 6, language: 'ts', code: 'const a = {\n  b: 1,\n};\n' },
  ]);
});

test('ignores code in string literals', () => {
  expect(codeBlocks('a.ts', 'const text = `\n```ts\nconst a = 1;\n```\n`;\n')).toEqual([]);
});
