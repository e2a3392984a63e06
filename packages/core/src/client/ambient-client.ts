import { CartwrightError } from '../errors/cartwright-error.js';
import type { Client } from './client.js';

/** The client of what is called alone, and the client of what is elevated. */
export type Context = [client?: Client, elevated?: Client];

/** Where every copy of the package finds the context. On servers it is a property that answers for each request. */
export const contextKey = /* @__PURE__ */ Symbol.for('@cartwright/context');

const place = globalThis as { [contextKey]?: Context };

/** Makes a client the one that operations use when they are called alone, or when they are elevated. */
export const setAmbientClient = (client: Client, options?: { elevated?: boolean }): void => {
  (place[contextKey] ??= [])[options?.elevated ? 1 : 0] = client;
};

/** The client for what is called alone, where there is one. */
export const currentClient = (): Client | undefined => place[contextKey]?.[0];

/** The client for operations that are called alone. */
export function ambientClient(): Client {
  const client = currentClient();
  if (client) return client;
  throw new CartwrightError(
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    { kind: 'configuration', code: 'context_missing' },
  );
}
