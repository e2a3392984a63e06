import path from 'node:path';

import jsdoc from 'eslint-plugin-jsdoc';

import { documentDefaults } from '../eslint/document-defaults.js';
import { documentOperations } from '../eslint/document-operations.js';
import { publicFiles } from './public-files.js';

const contexts = [
  'ExportNamedDeclaration > FunctionDeclaration',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression',
];

/**
 * The reference documentation of the public API names every parameter, result and default.
 *
 * @type {import('eslint').Linter.Config}
 */
export const documented = {
  name: 'cartwright/reference',
  files: publicFiles(path.resolve(import.meta.dirname, '../..')),
  plugins: {
    jsdoc,
    reference: { rules: { 'document-defaults': documentDefaults, 'document-operations': documentOperations } },
  },
  settings: { jsdoc: { mode: 'typescript' } },
  rules: {
    'jsdoc/require-param': [
      'error',
      { contexts, checkDestructured: false, enableFixer: false, unnamedRootBase: ['options'] },
    ],
    'jsdoc/require-param-description': ['error', { contexts: ['any'] }],
    'jsdoc/require-returns': ['error', { contexts, enableFixer: false }],
    'jsdoc/require-returns-description': ['error', { contexts: ['any'] }],
    'jsdoc/match-description': [
      'error',
      { contexts: ['any'], mainDescription: '^\\n?[^a-z][\\s\\S]*[.!?:\u0060]\\s*$' },
    ],
    'reference/document-defaults': 'error',
    'reference/document-operations': 'error',
  },
};
