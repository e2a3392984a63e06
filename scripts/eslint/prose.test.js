import markdown from '@eslint/markdown';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

import { prose } from './prose.js';

/**
 * @param {string} text
 * @param {string} [file]
 * @param {string[]} [allow]
 */
const lint = (text, file = 'packages/core/src/a.tsx', allow = []) =>
  new Linter({ cwd: '/repository' })
    .verify(
      text,
      [
        { files: ['**/*.md'], plugins: { markdown }, language: 'markdown/gfm' },
        { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
        { files: ['**'], plugins: { words: { rules: { prose } } }, rules: { 'words/prose': ['error', { allow }] } },
      ],
      { filename: `/repository/${file}` },
    )
    .map(({ line, message }) => `${line}: ${message}`);

/** @param {number} count */
const writeSentence = (count) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

test.each([
  ['a doc comment', '/** Reads\n * the answers. */', '2: "answers" in a doc → response'],
  ['a tag', '/**\n * Reads.\n * @returns The answer.\n */', '3: "answer" in a doc → response'],
  ['a parameter', '/**\n * Reads.\n * @param id - Of the answer.\n */', '3: "answer" in a doc → response'],
  ['a comment', '// The client\n// is\n// told.', '2: "is told" in a comment → is called, is notified'],
  ['an exported name', 'export const readAnswer = 1;', '1: "Answer" in a name → response'],
  ['an exported function', 'export function makeCart() {}', '1: "make" in a name → create'],
  ['an exported type', 'export interface Answer {}', '1: "Answer" in a name → response'],
  ['a renamed export', 'const a = 1;\nexport { a as answer };', '2: "answer" in a name → response'],
  ['a test title', "test.each([1])('answers %s', () => {});", '1: "answers" in a title → response'],
  ['a message', "throw new TypeError('No ' + a + ' answer');", '1: "answer" in a message → response'],
  ['a field of an error', 'const e = { message: `No ${a} answer` };', '1: "answer" in a message → response'],
  ['a printed message', "console.log('No answer');", '1: "answer" in a message → response'],
  ['a page', '<p>\nNo answer</p>;', '2: "answer" in a screen → response'],
  ['a label', '<p aria-label="No answer" />;', '1: "answer" in a screen → response'],
  ['British spelling', '// The behaviour.', '1: "behaviour" in a comment → behavior'],
  ['a British name', 'export const colourOf = 1;', '1: "colour" in a name → color'],
  [
    'a proverb',
    '/** A cart. For what it is worth. */',
    '1: "For what it is worth" in a doc → a specific statement, or nothing',
  ],
  ['two words', '// It can not.', '1: "can not" in a comment → cannot'],
  ['a riddle', '/** What a cart holds. */', '1: "What" in a doc → start with a noun or a verb'],
  ['a person', '// Whoever pays.', '1: "Whoever" in a comment → name the thing or the person'],
  ['a verb of telling', '/** Says whether a cart is empty. */', '1: "Says whether" in a doc → Whether …'],
  ['a count', '/** How many digits. */', '1: "How many" in a doc → Number of …, Duration of …'],
  ['a title', "test('what a cart holds', () => {});", '1: "what" in a title → say what the software does'],
  [
    'a source',
    '/**\n * A.\n * @see Specification, 3\n */',
    '3: "Specification" in a see → name the REST path or the section of the RFC',
  ],
  ['a long sentence', `/** ${writeSentence(31)} */`, '1: a sentence of 31 words → at most 30: split it'],
  ['a long comment', `// ${writeSentence(31)}`, '1: a sentence of 31 words → at most 30: split it'],
])('%s is checked', (_, code, problem) => {
  expect(lint(code)).toContain(problem);
});

test.each([
  ['code in a comment', '/** Reads `answer` and {@link Answer}. */'],
  ['an example', '/**\n * Reads.\n * @example\n * answer();\n */'],
  ['the name of a parameter', '/**\n * Reads.\n * @param answer - Response.\n */'],
  ['a name that is not exported', 'const answer = 1;'],
  ['a string that is not a message', "post('answer');"],
  ['a word that contains another', '/** Unanswerable. */'],
  ['a word that is forbidden in names only', '/** Makes a cart. */'],
  ['a question', '/** What does a cart hold? */'],
])('%s is accepted', (_, code) => {
  expect(lint(code)).toEqual([]);
});

test('the names of files and folders are checked', () => {
  expect(lint('', 'src/answers/make-cart.ts')).toEqual([
    '1: "answers" in a name → response',
    '1: "make" in a name → create',
  ]);
  expect(lint('', '.changeset/make-answers.md')).toEqual([]);
});

test('files can be allowed to use a word', () => {
  expect(lint('// A bag.')).toEqual(['1: "bag" in a comment → cart (the demo store shows "bag")']);
  expect(lint('// A bag. Bags.', 'a.ts', ['bag'])).toEqual([]);
  expect(lint('// A basket.', 'a.ts', ['bag'])).toHaveLength(1);
});

test('Markdown is checked outside of code, addresses and comments', () => {
  const page = '# Title\n\nThe *answer*, `answer()`, [link](answer.md).\n\n```ts\nanswer();\n```\n\n<!-- answer -->\n';
  expect(lint(page, 'docs/a.md')).toEqual(['3: "answer" in a prose → response']);
  expect(lint('- An answer\n\n| Answer |\n| --- |\n| answer |\n', 'docs/a.md')).toHaveLength(3);
});

test('a sentence ends with its paragraph, list item or cell', () => {
  const short = writeSentence(30);
  expect(lint(`/** ${short} ${short} */`)).toEqual([]);
  expect(lint(`/**\n * ${short.slice(0, -1)}\n *\n * ${short}\n */`)).toEqual([]);
  const item = short.slice(0, -1);
  expect(lint(`- ${item}\n- ${item}\n\n| ${item} | ${item} |\n| --- | --- |\n`, 'docs/a.md')).toEqual([]);
  expect(lint(`- ${item}\n  ${item}\n`, 'docs/a.md')).toEqual(['1: a sentence of 60 words → at most 40: split it']);
});
