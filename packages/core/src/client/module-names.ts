import type { Client } from './client.js';

/**
 * `unknown` for modules whose names are free on the client; otherwise an object type that forbids the names of the
 * client's own members.
 *
 * @template Modules - Modules by name.
 * @example
 * ```ts
 * import type { ModuleNames } from '@cartwright/core';
 *
 * export const names: ModuleNames<{ cart: object }> = {};
 * ```
 */
export type ModuleNames<Modules> = { readonly [Name in Extract<keyof Modules, keyof Client | 'auth'>]?: never };
