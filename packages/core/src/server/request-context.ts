import { AsyncLocalStorage } from 'node:async_hooks';
import { contextKey, type Context } from '../client/ambient-client.js';

const storageKey = /* @__PURE__ */ Symbol.for('@cartwright/context-storage');

const place = globalThis as { [contextKey]?: Context | undefined; [storageKey]?: AsyncLocalStorage<Context> };

/**
 * The `AsyncLocalStorage` shared by all copies of the package. After its first use, the ambient context is that of the
 * current request, if it has one.
 */
function storage(): AsyncLocalStorage<Context> {
  if (place[storageKey]) return place[storageKey];
  const created = (place[storageKey] = new AsyncLocalStorage<Context>());
  let shared = place[contextKey];
  Object.defineProperty(place, contextKey, {
    get: () => created.getStore() ?? shared,
    set: (context: Context) => (shared = context),
  });
  return created;
}

/** Ambient clients of the current request, or of the program. */
export const currentContext = (): Context => place[contextKey] ?? [];

/** Runs a function, and everything it starts, with these ambient clients. */
export const runInContext = <Result>(context: Context, fn: () => Result): Result => storage().run(context, fn);
