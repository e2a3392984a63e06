import { AsyncLocalStorage } from 'node:async_hooks';
import { contextKey, type Context } from '../client/ambient-client.js';

const storageKey = /* @__PURE__ */ Symbol.for('@cartwright/context-storage');

const globals = globalThis as { [contextKey]?: Context | undefined; [storageKey]?: AsyncLocalStorage<Context> };

/**
 * The `AsyncLocalStorage` shared by all copies of the package. After its first use, the ambient context is that of the
 * current request, if it has one.
 */
function storage(): AsyncLocalStorage<Context> {
  if (globals[storageKey]) return globals[storageKey];
  const contexts = (globals[storageKey] = new AsyncLocalStorage<Context>());
  let shared = globals[contextKey];
  Object.defineProperty(globals, contextKey, {
    get: () => contexts.getStore() ?? shared,
    set: (context: Context) => (shared = context),
  });
  return contexts;
}

/** Ambient clients of the current request, or of the program. */
export const currentContext = (): Context => globals[contextKey] ?? [];

/** Runs a function, and everything it starts, with these ambient clients. */
export const runInContext = <Result>(context: Context, fn: () => Result): Result => storage().run(context, fn);
