import type { Client } from './client.js';

const key = /* @__PURE__ */ Symbol.for('@cartwright/registered');

/** An event or plugin definition, and the handler registered for it. */
export type Registration<Definition> = readonly [Definition, handler: unknown];

/**
 * Handlers registered with a client, such as by `client.currentCartV2.onCartCreated(…)`. They are stored on `use`, so
 * that copies of the client such as `{ ...client }` share them, and the order in which modules are bound does not
 * matter.
 */
export const registrations = <Definition>({ use }: Client, kind: 'events' | 'plugins'): Registration<Definition>[] => {
  const byKind = ((use as { [key]?: Record<string, Registration<Definition>[]> })[key] ??= {});
  return (byKind[kind] ??= []);
};
