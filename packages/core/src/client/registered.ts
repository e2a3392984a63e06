import type { Client } from './client.js';

const key = /* @__PURE__ */ Symbol.for('@cartwright/registered');

/** A definition, and what was registered for it. */
export type Registration<Definition> = readonly [Definition, handler: unknown];

/**
 * What was registered with a client, by `client.currentCart.onCartCreated(…)` and the like. It is kept on the client, so
 * that it makes no difference which of its modules is bound first; and there on `use`, which all copies of the client
 * share, such as `{ ...client }`.
 */
export const registered = <Definition>({ use }: Client, kind: 'events' | 'plugins'): Registration<Definition>[] => {
  const all = ((use as { [key]?: Record<string, Registration<Definition>[]> })[key] ??= {});
  return (all[kind] ??= []);
};
