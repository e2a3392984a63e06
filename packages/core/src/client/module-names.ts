import type { Client } from './client.js';

/**
 * `unknown` for modules whose names a client can have; otherwise an object that forbids the names of its own members.
 *
 * @template Modules - The modules by their names.
 * @example
 * ```ts
 * import type { ModuleNames } from '@cartwright/core';
 *
 * export const names: ModuleNames<{ cart: object }> = {};
 * ```
 */
export type ModuleNames<Modules> = { readonly [Name in Extract<keyof Modules, keyof Client | 'auth'>]?: never };
