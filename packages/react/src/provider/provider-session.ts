import { CartwrightError, type Client } from '@cartwright/core';
import type { OAuthStrategy, SessionChange } from '@cartwright/identity';
import type { QueryClient } from '@tanstack/react-query';
import { privateKeys } from '../query/query-key.js';
import { sessionId } from './session-id.js';

/** The session of a provider's client. Every private cache entry and every change belongs to one. */
export interface ProviderSession {
  /** Names the session that the client has now: a part of the keys of its cache entries. */
  id(this: void): string;
  /** @throws `CartwrightError` `session_changed` when the client has another session than this one. */
  require(this: void, id: string): void;
  /** Calls the listener after each change of the session, renewals included. Returns the unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void;
  /** Follows the client's strategy. The provider does. Returns the function that ends it. */
  follow(this: void): () => void;
}

/** Creates the session of a provider. */
export function providerSession(client: Client, queryClient: QueryClient): ProviderSession {
  const { auth } = client as Client & { readonly auth?: Partial<OAuthStrategy> };
  const listeners = new Set<() => void>();
  let id = sessionId(auth?.getTokens?.());

  /** Shows a visitor who signs in the visitor's cart until the member's is read: the platform makes one of the two. */
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
    // Whether tokens that somebody else renewed are the same session's cannot be told, so it counts as another one.
    if (reason !== 'renewed' && reason !== 'started') replace(previousRole === 'visitor' && role === 'member');
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
      // The session may have changed after the first render, before anybody listened.
      if (leave && !id.startsWith('none')) replace(false);
      return () => leave?.();
    },
  };
}
