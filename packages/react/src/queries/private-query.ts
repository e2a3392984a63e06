import { CartwrightError, isDevelopment, type Client, type RequestOptions } from '@cartwright/core';
import type { SessionChange } from '@cartwright/identity';
import type { QueryKey } from '@tanstack/react-query';
import { readQuery } from '../query/read-query.js';
import { getAuth, getSessionId } from './session-id.js';

/** Error of a request that was started in an earlier session. */
export const sessionChanged = (): CartwrightError =>
  new CartwrightError(isDevelopment && 'The session changed during the request: repeat it in the new session', {
    kind: 'aborted',
    code: 'session_changed',
  });

/** Waits until the session is read from token storage. A storage that fails here also fails the call, which reports it. */
const ready = async (client: Client): Promise<void> =>
  getAuth(client)
    ?.ready?.()
    .catch(() => undefined);

/** Reads private data, or returns `none` before the session starts. */
type PrivateRead = <Data>(
  send: (request: RequestOptions) => Promise<Data>,
  none: Data,
) => (request: RequestOptions) => Promise<Data>;

/**
 * Binds reads to the session that the client has now. They reject with `session_changed` if the session is another one
 * when they start, or when the response arrives.
 */
export function privateRead(client: Client): PrivateRead {
  const session = getSessionId(client);
  return (send, none) => async (request) => {
    await ready(client);
    if (getSessionId(client) !== session) throw sessionChanged();
    if (session === 'none') return none;
    let hasChanged = false;
    const leave = getAuth(client)?.onSessionChange?.(({ reason }: SessionChange) => {
      hasChanged ||= reason !== 'refreshed' && getSessionId(client) !== session;
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
 * Creates the query options of a read of private data.
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
) => readQuery(queryKey, privateRead(client)(send, none), select);
