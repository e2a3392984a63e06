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

/** @param {string} tags */
const signature = (tags) =>
  `interface QueryCarts extends DeclaredOperation { /** Queries carts. ${tags} */ (query: Query): Promise<Page>; }
  export const queryCarts = queryOperation<QueryCarts>({});`;

/** @param {string} tags */
const signed = (tags) =>
  `interface GetCart extends DeclaredOperation { (_id: string, request?: RequestOptions): Promise<Cart>; }
  /** Reads a cart. ${tags} */ export const getCart = operation<GetCart>({});`;

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('document-operations', documentOperations, {
  valid: [
    operation('@param _id - ID. @returns The cart. @throws An error.'),
    operation('@param _id - ID. @throws An error.', 'void'),
    signature('@param query - Filter. @returns A page. @throws An error.'),
    signed('@param _id - ID. @returns The cart. @throws An error.'),
    `interface QueryCarts extends DeclaredOperation { /** Queries carts. @returns A builder. */ (): Builder; }
    export const queryCarts = queryOperation<QueryCarts>({});`,
    'export interface Operation<Result> extends DeclaredOperation { (): Promise<Result>; }',
    'export const getCart = other<[_id: string], Cart>({});',
  ],
  invalid: [
    { code: operation('@returns The cart. @throws An error.'), errors: [{ messageId: 'param' }] },
    { code: operation('@param id - ID. @returns The cart. @throws An error.'), errors: [{ messageId: 'param' }] },
    { code: operation('@param _id - ID. @throws An error.'), errors: [{ messageId: 'returns' }] },
    { code: operation('@param _id - ID. @returns The cart.'), errors: [{ messageId: 'throws' }] },
    { code: signed('@returns The cart. @throws An error.'), errors: [{ messageId: 'param' }] },
    { code: signed('@param _id - ID. @throws An error.'), errors: [{ messageId: 'returns' }] },
    { code: signed('@param _id - ID. @returns The cart.'), errors: [{ messageId: 'throws' }] },
    { code: signature('@returns A page. @throws An error.'), errors: [{ messageId: 'param' }] },
    { code: signature('@param query - Filter. @throws An error.'), errors: [{ messageId: 'returns' }] },
    { code: signature('@param query - Filter. @returns A page.'), errors: [{ messageId: 'throws' }] },
  ],
});
