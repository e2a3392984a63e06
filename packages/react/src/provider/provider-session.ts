import type { Client } from '@cartwright/core';
import type { SessionChange } from '@cartwright/identity';
import type { QueryClient } from '@tanstack/react-query';
import { sessionChanged } from '../queries/private-query.js';
import { sessionKeys } from '../queries/query-keys.js';
import { getAuth, getSessionId } from '../queries/session-id.js';

/** Session of a provider's client. Every private cache entry and every mutation belongs to one session. */
export interface ProviderSession {
  /** ID of the session that was announced last, part of the keys of private data. */
  id(this: void): string;
  /** Number of the current session. Stays the same when tokens are refreshed, and when the visitor's session starts. */
  generation(this: void): number;
  /** Throws `CartwrightError` `session_changed` unless `generation` is the current session's. */
  require(this: void, generation: number): void;
  /** Subscribes to session changes, refreshes included. Returns the unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void;
  /** Starts following the client's strategy; called by the provider. Returns the function that stops it. */
  follow(this: void): () => void;
}

/** Creates the session of a provider. */
export function providerSession(client: Client, queryClient: QueryClient): ProviderSession {
  const auth = getAuth(client);
  const listeners = new Set<() => void>();
  const id = () => getSessionId(client);
  let current = id();
  let generation = 0;
  let followers = 0;

  /** Copies cached data with this key prefix to the keys of the current session. */
  const carryOver = (prefix: readonly string[]): void => {
    for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: prefix })) {
      const key = [...sessionKeys(current), ...queryKey.slice(3)];
      if (state.data === undefined || queryClient.getQueryData(key) !== undefined) continue;
      queryClient.setQueryData(key, state.data, { updatedAt: state.dataUpdatedAt });
    }
  };

  const update = ({ reason, role, previousRole }: Partial<SessionChange>): void => {
    const former = current;
    current = id();
    if (current !== former) {
      // A session that another tab starts is this tab's too, but may have a cart already.
      const isSame = reason === 'refreshed' || (former === 'none' && role === 'visitor');
      const isSignIn = previousRole === 'visitor' && role === 'member';
      if (!isSame) generation++;
      if (isSame && reason !== 'external') carryOver(sessionKeys(former));
      if (isSignIn) {
        // The visitor's cart stays visible until the member's is fetched: the platform merges the two. Other data of
        // the visitor, such as "no member", is not the member's.
        carryOver([...sessionKeys(former), 'cart']);
        void queryClient.invalidateQueries({ queryKey: sessionKeys(current), refetchType: 'none' });
      }
      queryClient.removeQueries({ queryKey: sessionKeys(former) });
    }
    for (const listener of listeners) listener();
  };

  /** Looks for a change that was not announced: before the subscription, or by a token storage that
   * was read late or changed without an event. */
  const check = (): void => {
    if (current !== id()) update({ reason: 'external' });
  };

  const generationNow = (): number => {
    // An unmounted provider hears of no changes, but its requests may still be in flight.
    if (followers === 0) check();
    return generation;
  };

  return {
    id: () => current,
    generation: generationNow,
    require(expected) {
      if (expected !== generationNow()) throw sessionChanged();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow() {
      const leave = auth?.onSessionChange?.(update);
      followers++;
      check();
      void auth?.ready?.().then(check, () => undefined);
      // A read fails when it finds another session than that of its options.
      const unwatch = queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check();
      });
      return () => {
        followers--;
        leave?.();
        unwatch();
      };
    },
  };
}
