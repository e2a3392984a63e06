import type { AuthStrategy } from '../transport/transport.js';
import type { Client } from './client.js';

/** Property of a client that returns its {@link Connection}. Copies of the client such as `{ ...client }` share it. */
export const connectionKey = /* @__PURE__ */ Symbol.for('@cartwright/connection');

/** How a client reaches the platform, for functions that call `fetch` themselves. */
export interface Connection {
  /** Base URL of the API. No trailing slash. */
  readonly apiUrl: string;
  /** Base URL of the CDN. No trailing slash. */
  readonly cdnUrl: string;
  /** Current headers of all calls. */
  readonly headers: Record<string, string>;
  /** Auth strategy of the client. */
  readonly auth?: AuthStrategy;
  /** Replacement for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Returns the connection of a client. */
export const getConnection = (client: Client): Connection =>
  (client as unknown as { [connectionKey](): Connection })[connectionKey]();
