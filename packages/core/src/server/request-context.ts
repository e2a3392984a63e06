import { AsyncLocalStorage } from 'node:async_hooks';
import { contextKey, type Context } from '../client/ambient-client.js';

const storageKey = /* @__PURE__ */ Symbol.for('@cartwright/context-storage');

const place = globalThis as { [contextKey]?: Context | undefined; [storageKey]?: AsyncLocalStorage<Context> };

/** The storage of all copies of the package. From the first use on, the context is the request's own where it has one. */
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

/** The clients of the current request, or of the program. */
export const currentContext = (): Context => place[contextKey] ?? [];

/** Runs a function, and all that it starts, with these clients. */
export const runInContext = <Result>(context: Context, fn: () => Result): Result => storage().run(context, fn);
