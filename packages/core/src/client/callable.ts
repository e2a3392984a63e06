import { ambientClient } from './ambient-client.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';

/**
 * A function that needs a client: `client.use(module)` and `modules` bind it, and called alone it uses the ambient
 * client. Operations are made with it, and so are flows of several operations.
 *
 * @template Function - The function, as it is called.
 * @param bind - Makes the function for a client.
 * @returns The function, unbound.
 * @example
 * ```ts
 * import { callable } from '@cartwright/core';
 *
 * export const ping = callable((client) => (path: string) => client.fetchWithAuth(path));
 * ```
 * @throws `CartwrightError` `context_missing` when it is called alone and there is no ambient client.
 * @see Specification, section 8: context errors
 */
export const callable = <Function extends (...args: never[]) => unknown>(
  bind: (client: Client) => Function,
): Function => Object.assign(((...args: never[]) => bind(ambientClient())(...args)) as Function, { [bindTo]: bind });
