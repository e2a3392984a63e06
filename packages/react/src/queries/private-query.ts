import { CartwrightError, type Client, type RequestOptions } from '@cartwright/core';
import type { SessionChange } from '@cartwright/identity';
import type { QueryKey } from '@tanstack/react-query';
import { readQuery } from '../query/read-query.js';
import { authOf, sessionIdOf } from './session-id.js';

/** Error of whatever belongs to an earlier session. */
export const sessionChanged = (): CartwrightError =>
  new CartwrightError('The session changed meanwhile: sign-in, sign-out or expiry', {
    kind: 'aborted',
    code: 'session_changed',
  });

/** Waits until the session is read from token storage. A storage that fails here also fails the call, which reports it. */
const ready = async (client: Client): Promise<void> =>
  authOf(client)
    ?.ready?.()
    .catch(() => undefined);

/**
 * Fetches private data of the session that the client has now. Before the session starts there is none: no request is
 * sent.
 */
function readPrivate<Data>(client: Client, send: (request: RequestOptions) => Promise<Data>, none: Data) {
  const session = sessionIdOf(client);
  return async (request: RequestOptions): Promise<Data> => {
    await ready(client);
    if (sessionIdOf(client) !== session) throw sessionChanged();
    if (session === 'none') return none;
    let hasChanged = false;
    const leave = authOf(client)?.onSessionChange?.(({ reason }: SessionChange) => {
      hasChanged ||= reason !== 'refreshed' && sessionIdOf(client) !== session;
    });
    try {
      const data = await send(request);
      if (hasChanged) throw sessionChanged();
      return data;
    } finally {
      leave?.();
    }
  };
}

/**
 * Creates the query options of a read of private data. A response that arrives after a change of session is rejected
 * with `session_changed`.
 *
 * @param client - Client of the user.
 * @param queryKey - Cache key, which contains the session ID.
 * @param send - Sends the request.
 * @param select - Converts cached data that went through JSON.
 * @param none - Data before the session starts.
 */
export const privateQuery = <Data, const Key extends QueryKey>(
  client: Client,
  queryKey: Key,
  send: (request: RequestOptions) => Promise<Data>,
  select: (data: Data) => Data,
  none: Data,
) => readQuery(queryKey, readPrivate(client, send, none), select);
