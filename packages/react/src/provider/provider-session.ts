import { CartwrightError, type Client } from '@cartwright/core';
import type { OAuthStrategy, SessionChange } from '@cartwright/identity';
import type { QueryClient } from '@tanstack/react-query';
import { privateKeys } from '../query/query-key.js';
import { sessionId } from './session-id.js';

/** Session of a provider's client. Every private cache entry and every mutation belongs to one session. */
export interface ProviderSession {
  /** ID of the current session, part of its cache keys. */
  id(this: void): string;
  /** Throws `CartwrightError` `session_changed` unless `id` is the current session. */
  require(this: void, id: string): void;
  /** Subscribes to session changes, refreshes included. Returns the unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void;
  /** Starts following the client's strategy; called by the provider. Returns the function that stops it. */
  follow(this: void): () => void;
}

/** Creates the session of a provider. */
export function providerSession(client: Client, queryClient: QueryClient): ProviderSession {
  const { auth } = client as Client & { readonly auth?: Partial<OAuthStrategy> };
  const listeners = new Set<() => void>();
  let id = sessionId(auth?.getTokens?.());

  /** Keeps the visitor's cart in the cache after sign-in until the member's is fetched: the platform merges the two. */
  const carryOver = (former: string): void => {
    for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: privateKeys(former) })) {
      if (state.data === undefined) continue;
      queryClient.setQueryData([...privateKeys(id), ...queryKey.slice(2)], state.data);
    }
    void queryClient.invalidateQueries({ queryKey: privateKeys(id), refetchType: 'none' });
  };

  const replace = (isSignIn: boolean): void => {
    const former = id;
    const next = sessionId(auth?.getTokens?.());
    if (next === former) return;
    id = next;
    if (isSignIn) carryOver(former);
    queryClient.removeQueries({ queryKey: privateKeys(former) });
  };

  const change = ({ reason, role, previousRole }: SessionChange): void => {
    // Only `refreshed` and `started` keep the session: tokens replaced from outside may belong to another one.
    if (reason !== 'refreshed' && reason !== 'started') replace(previousRole === 'visitor' && role === 'member');
    for (const listener of listeners) listener();
  };

  return {
    id: () => id,
    require(expected) {
      if (expected === id) return;
      throw new CartwrightError('The session changed meanwhile: sign-in, sign-out or expiry', {
        kind: 'aborted',
        code: 'session_changed',
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow() {
      const leave = auth?.onSessionChange?.(change);
      // The session may have changed between the first render and this subscription.
      if (leave && !id.startsWith('none')) replace(false);
      return () => leave?.();
    },
  };
}
