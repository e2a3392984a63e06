import { parseObject, type ApiError, type Reply, type RequestOptions } from '@cartwright/core';
import type { Connection } from '../tokens/request-tokens.js';
import type { VisitorStrategy } from './visitor-strategy.js';

/** What the ways in and out have in common. */
export interface LoginContext {
  readonly clientId: string;
  /** How calls of the strategy are sent: as the client said when it was created. */
  readonly connection: Connection;
  readonly session: VisitorStrategy;
  /** Waits until the storage has the session. */
  readonly ready: () => unknown;
  /** The error for an answer that is not a success. */
  readonly shapeError: (reply: Reply, operation: string) => ApiError;
}

/** A call with a JSON body. */
export interface Post {
  readonly operation: string;
  readonly path: string;
  readonly body: object;
  readonly repeatable?: boolean;
  /** What authorizes it. Default: the session. */
  readonly headers?: Record<string, string>;
}

/** Sends a call of the strategy, and reads the object that is answered. */
export function post<Answer>(
  { connection, session, shapeError }: LoginContext,
  { operation, path, body, repeatable, headers }: Post,
  options: RequestOptions = {},
): Promise<Answer> {
  const request = {
    operation,
    method: 'POST',
    url: connection.apiUrl + path,
    headers: { ...options.headers, ...headers },
    body: JSON.stringify(body),
    repeatable,
    options,
  };
  const read = (reply: Reply): Answer => {
    const answer = reply.response.status === 200 && parseObject(reply.body);
    if (!answer) throw shapeError(reply, operation);
    return answer as Answer;
  };
  return connection.exchange(request, read, headers ? undefined : session);
}
