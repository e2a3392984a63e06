import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

import { checkFile } from './check-file.js';
import { checkPaths } from './check-paths.js';
import { completeFunctions, describedTags } from './documented.js';
import { readGlossary } from './glossary.js';
import { publicExports } from './public-exports.js';

const terms = readGlossary(
  [
    '| not | but | checked as |',
    '| --- | --- | --- |',
    '| answer | response | `answer` |',
    '| make | create | `make` (names) |',
    '| bag | cart | `bag` (outside the demo store) |',
    '| is told | is notified | `is told` |',
    '| text | string | context |',
  ].join('\n'),
);

/**
 * @param {string} source
 * @param {string} [file]
 */
const problems = (source, file = 'packages/core/src/a.ts') =>
  checkFile(file, source, terms).map(({ line, problem, remedy }) => `${line}: ${problem} → ${remedy}`);

/** @param {number} count */
const sentenceOf = (count) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

test('reads words in their inflections, phrases, and where they are checked', () => {
  expect(terms.map(({ phrase }) => phrase)).toEqual(['answer', 'make', 'bag', 'is told']);
});

test.each([
  ['a doc comment', '/** Reads\n * the answers. */', '2: "answers" in a doc → response'],
  ['a tag', '/**\n * Reads.\n * @returns The answer.\n */', '3: "answer" in a doc → response'],
  ['a comment', '// The client\n// is\n// told.', '2: "is told" in a comment → is notified'],
  ['an exported name', 'export const readAnswer = 1;', '1: "Answer" in a name → response'],
  ['a name', 'export function makeCart() {}', '1: "make" in a name → create'],
  ['a test title', "test.each([1])('answers %s', () => {});", '1: "answers" in a title → response'],
  ['a message', "throw new TypeError('No answer');", '1: "answer" in a message → response'],
  ['a page', '<p>\nNo answer</p>;', '2: "answer" in a screen → response'],
])('finds a word of the glossary in %s', (_, source, problem) => {
  expect(problems(source, 'packages/core/src/a.tsx')).toEqual([problem]);
});

test('finds words of the glossary in Markdown, outside of code and addresses', () => {
  const page = '# Title\n\nThe *answer*, `answer()`, [link](answer.md).\n\n```ts\nanswer();\n```\n<!-- answer -->\n';
  expect(problems(page, 'docs/a.md')).toEqual(['3: "answer" in a prose → response']);
});

test.each([
  ['code in a comment', '/** Reads `answer` and {@link Answer}. */'],
  ['an example', '/**\n * Reads.\n * @example\n * answer();\n */'],
  ['a parameter', '/**\n * Reads.\n * @param answer - Response.\n */'],
  ['a name that is not exported', 'const answer = 1;'],
  ['a string that is not a message', "post('answer');"],
  ['a word that contains another', '/** Unanswerable. */'],
  ['a word for names only', '/** Makes a cart. */'],
])('accepts %s', (_, source) => {
  expect(problems(source)).toEqual([]);
});

test.each(['An e-mail.', 'Paid by hand.', 'A request under way.', 'Read anew.', 'Leads back.', 'For somebody else.'])(
  "finds a phrase of the project's glossary: %s",
  (comment) => {
    const glossary = readGlossary(readFileSync(path.join(import.meta.dirname, '../../docs/glossary.md'), 'utf8'));
    expect(checkFile('packages/core/src/a.ts', `// ${comment}`, glossary)).toHaveLength(1);
  },
);

test('lets the demo store have words of its own', () => {
  expect(problems('// A bag.')).toEqual(['1: "bag" in a comment → cart']);
  expect(problems('// A bag.', 'examples/storefront/src/a.ts')).toEqual([]);
});

test('finds words of the glossary in the names of files and folders, once each', () => {
  expect(checkPaths(['src/answers/a.ts', 'src/answers/b.ts', 'src/make-cart.ts'], terms)).toEqual([
    { file: 'src/answers', line: 1, problem: '"answers" in a name', remedy: 'response' },
    { file: 'src/make-cart.ts', line: 1, problem: '"make" in a name', remedy: 'create' },
  ]);
});

test.each([
  ['/** What a cart holds. */', '1: "What" in a doc → Start with a noun or a verb'],
  ['// Whoever buys.', '1: "Whoever" in a comment → Name the person: caller, merchant, visitor'],
  ['/** So many digits. */', '1: "So many" in a doc → Number of …, Maximum number of …'],
  ['/** A cart. More about it. */', '1: "More about it" in a doc → Delete it, or say what it is'],
  [
    "throw new TypeError('There is no such cart.');",
    '1: "There is no such" in a message → Name what was looked up: No cart has this ID',
  ],
  ['/** Says whether a cart is empty. */', '1: "Says whether" in a doc → Whether …'],
  ["test('what a cart holds', () => {});", '1: "what" in a title → Say what the software does'],
  [
    '/**\n * A cart.\n * @see Specification, 3\n */',
    '3: "Specification" in a see → Name the REST path or the section of the RFC',
  ],
  ['// It can not.', '1: "can not" in a comment → cannot'],
  ['// The behaviour.', '1: "behaviour" in a comment → behavior'],
  ['export const colourOf = 1;', '1: "colour" in a name → color'],
  [`/** ${sentenceOf(31)} */`, '1: a sentence of 31 words → at most 30: split it'],
  [`// ${sentenceOf(31)}`, '1: a sentence of 31 words → at most 30: split it'],
])('finds the problem of %s', (source, problem) => {
  expect(problems(source)).toEqual([problem]);
});

test('counts the words of a sentence, not of a paragraph, list or table', () => {
  const short = sentenceOf(30);
  expect(problems(`/** ${short} ${short} */`)).toEqual([]);
  expect(problems(`/**\n * ${short.slice(0, -1)}\n *\n * ${short}\n */`)).toEqual([]);
  const list = sentenceOf(30).slice(0, -1);
  expect(problems(`- ${list}\n- ${list}\n\n| ${list} | ${list} |\n`, 'docs/a.md')).toEqual([]);
  expect(problems(`- ${list}\n  ${list}\n`, 'docs/a.md')).toEqual(['1: a sentence of 60 words → at most 40: split it']);
});

test.each([
  ['jsdoc/require-param', '/** Reads.\n * @returns A cart. */\nexport const read = (id: string) => id;'],
  [
    'jsdoc/require-param-description',
    '/** Reads.\n * @param id\n * @returns A cart. */\nexport const read = (id: string) => id;',
  ],
  ['jsdoc/require-returns', '/** Reads.\n * @param id - ID. */\nexport const read = (id: string) => id;'],
  ['jsdoc/require-returns-description', '/** Reads.\n * @returns */\nexport const read = () => 1;'],
  ['jsdoc/match-description', '/** reads */\nexport const read = 1;'],
  ['reference/document-defaults', 'export interface AOptions {\n/** Page size. Defaults to 5. */\nlimit?: number }'],
])('the reference documentation fails %s', async (rule, code) => {
  const linter = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        ...describedTags,
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        rules: { ...describedTags.rules, ...completeFunctions() },
      },
    ],
  });
  const filePath = path.join(import.meta.dirname, 'example.ts');
  const [result] = await linter.lintText(code, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([rule]);
});

test('the public API is what the entry points re-export', () => {
  const exports = publicExports(path.resolve(import.meta.dirname, '../..'));
  expect(exports.get('packages/core/src/errors/api-error.ts')).toEqual(new Set(['*']));
  expect(exports.get('packages/core/src/errors/invalid-argument.ts')).toEqual(new Set(['invalidArgument']));
  expect(exports.has('packages/core/src/codec/codec.ts')).toBe(false);
});
