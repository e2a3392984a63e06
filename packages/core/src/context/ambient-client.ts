import type { Client } from '../client/client.js';
import { CartwrightError } from '../errors/cartwright-error.js';

const key = /* @__PURE__ */ Symbol.for('@cartwright/ambient-client');
const place = globalThis as { [key]?: Client };

/** Makes a client the one that operations use when they are called alone. */
export const setAmbientClient = (client: Client): void => {
  place[key] = client;
};

/** The client for operations that are called alone. */
export function ambientClient(): Client {
  const client = place[key];
  if (client) return client;
  throw new CartwrightError(
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    { kind: 'configuration', code: 'context_missing' },
  );
}
