import path from 'node:path';

import jsdoc from 'eslint-plugin-jsdoc';

import { documentDefaults } from './document-defaults.js';
import { documentOperations } from './document-operations.js';
import { publicExports } from './public-exports.js';

const inPublicPackages = 'packages/{core,identity,ecom,stores,data,members,reviews,react}/src/**/*.{ts,tsx}';
const tests = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/testing/**'];

/**
 * Selects the exported functions of a file.
 *
 * @param {string} [names] A regular expression for their names.
 */
const functions = (names = '.') => [
  `ExportNamedDeclaration > FunctionDeclaration[id.name=/${names}/]`,
  `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/${names}/] > ArrowFunctionExpression`,
];

/**
 * Requires `@param` and `@returns` of the functions that the selectors find.
 *
 * @param {string[]} contexts
 * @returns {import('eslint').Linter.RulesRecord}
 */
export const completeFunctions = (contexts = functions()) => ({
  'jsdoc/require-param': [
    'error',
    { contexts, checkDestructured: false, enableFixer: false, unnamedRootBase: ['options'] },
  ],
  'jsdoc/require-returns': ['error', { contexts, enableFixer: false }],
});

/**
 * Rules for every doc comment of the public packages.
 *
 * @type {import('eslint').Linter.Config}
 */
export const describedTags = {
  name: 'cartwright/reference',
  files: [inPublicPackages],
  ignores: tests,
  plugins: {
    jsdoc,
    reference: { rules: { 'document-defaults': documentDefaults, 'document-operations': documentOperations } },
  },
  settings: { jsdoc: { mode: 'typescript' } },
  rules: {
    'jsdoc/require-param-description': ['error', { contexts: ['any'] }],
    'jsdoc/require-returns-description': ['error', { contexts: ['any'] }],
    'jsdoc/match-description': [
      'error',
      { contexts: ['any'], mainDescription: '^\\n?[^a-z][\\s\\S]*[.!?:\u0060]\\s*$' },
    ],
    'reference/document-defaults': 'error',
    'reference/document-operations': 'error',
  },
};

const publicNames = [...publicExports(path.resolve(import.meta.dirname, '../..'))];

/**
 * Requires complete documentation of the public functions of some files.
 *
 * @param {string[]} files
 * @param {string} [names] A regular expression for the names of the functions.
 * @returns {import('eslint').Linter.Config}
 */
const complete = (files, names) => ({
  name: 'cartwright/reference-functions',
  files,
  plugins: { jsdoc },
  settings: { jsdoc: { mode: 'typescript' } },
  rules: completeFunctions(functions(names)),
});

/**
 * Requires complete reference documentation of the public API: every parameter, result and default.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const documented = [
  describedTags,
  complete(publicNames.filter(([, names]) => names.has('*')).map(([file]) => file)),
  ...publicNames
    .filter(([, names]) => !names.has('*'))
    .map(([file, names]) => complete([file], `^(${[...names].join('|')})$`)),
];
