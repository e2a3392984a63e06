import { CartwrightError } from '../errors/cartwright-error.js';
import type { Client } from './client.js';

/** The ambient client, and the ambient elevated client. */
export type Context = [client?: Client, elevated?: Client];

/**
 * Global property that holds the {@link Context}, shared by all copies of the package. On servers it is a getter that
 * returns the context of the current request.
 */
export const contextKey = /* @__PURE__ */ Symbol.for('@cartwright/context');

const globals = globalThis as { [contextKey]?: Context };

/**
 * Sets the ambient client, used by operations that are not bound to a client; with `elevated`, the client used inside
 * `elevate`.
 */
export const setAmbientClient = (client: Client, options?: { elevated?: boolean }): void => {
  (globals[contextKey] ??= [])[options?.elevated ? 1 : 0] = client;
};

/** The ambient client. `undefined` if there is none. */
export const currentClient = (): Client | undefined => globals[contextKey]?.[0];

/** The ambient client. Throws `context_missing` if there is none. */
export function ambientClient(): Client {
  const client = currentClient();
  if (client) return client;
  throw new CartwrightError(
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    { kind: 'configuration', code: 'context_missing' },
  );
}
