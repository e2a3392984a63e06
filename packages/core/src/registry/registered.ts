import type { Client } from '../client/client.js';

const key = /* @__PURE__ */ Symbol.for('@cartwright/registered');

/** A definition, and what was registered for it. */
export type Registration<Definition> = readonly [Definition, handler: unknown];

/**
 * What was registered with a client, by `client.currentCart.onCartCreated(…)` and the like. It is kept on the client, so
 * that it makes no difference which of the client's modules is bound first.
 */
export const registered = <Definition>(client: Client, kind: 'events' | 'plugins'): Registration<Definition>[] => {
  const all = ((client as { [key]?: Record<string, Registration<Definition>[]> })[key] ??= {});
  return (all[kind] ??= []);
};
