import type { Client } from './client.js';

/**
 * Forbids modules with the names of the client's own members. Not generic: it would take the compiler as much work as
 * the rest of `createClient`.
 *
 * @example
 * ```ts
 * import type { ModuleNames } from '@cartwright/core';
 *
 * export const names: ModuleNames & { cart: object } = { cart: {} };
 * ```
 */
export type ModuleNames = { readonly [Name in keyof Client | 'auth']?: never };
