import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';

import { documentOperations } from './document-operations.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

/**
 * @param {string} tags
 * @param {string} result
 */
const operation = (tags, result = 'Cart') =>
  `/** Reads a cart. ${tags} */ export const getCart = operation<[_id: string], ${result}>({});`;

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('document-operations', documentOperations, {
  valid: [
    operation('@param _id - ID. @returns The cart. @throws An error.'),
    operation('@param _id - ID. @throws An error.', 'void'),
    'export const getCart = other<[_id: string], Cart>({});',
  ],
  invalid: [
    { code: operation('@returns The cart. @throws An error.'), errors: [{ messageId: 'param' }] },
    { code: operation('@param id - ID. @returns The cart. @throws An error.'), errors: [{ messageId: 'param' }] },
    { code: operation('@param _id - ID. @throws An error.'), errors: [{ messageId: 'returns' }] },
    { code: operation('@param _id - ID. @returns The cart.'), errors: [{ messageId: 'throws' }] },
  ],
});
