import path from 'node:path';

import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

import { completeFunctions, describedTags } from './documented.js';
import { publicExports } from './public-exports.js';

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
