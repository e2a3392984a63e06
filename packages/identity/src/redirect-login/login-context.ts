import { parseObject, toApiError, type HeadersInput, type RequestOptions } from '@cartwright/core';
import type { Connection } from '../tokens/request-tokens.js';
import {
  createConnection,
  visitorStrategy,
  type VisitorStrategy,
  type VisitorStrategyOptions,
} from '../visitor/visitor-strategy.js';

/** Dependencies shared by the sign-in and sign-out flows. */
export interface LoginContext {
  /** Client ID of the OAuth app. */
  readonly clientId: string;
  /** Transport of the strategy's calls. */
  readonly connection: Connection;
  /** Session of the strategy. */
  readonly session: VisitorStrategy;
}

/** Creates the dependencies shared by the sign-in and sign-out flows, with a new session. */
export function createLoginContext(
  options: VisitorStrategyOptions & { tokenRequestOptions?: { headers?: HeadersInput } },
): LoginContext {
  const { clientId, tokenRequestOptions } = options;
  const connection = { ...createConnection(), headers: tokenRequestOptions?.headers };
  return { clientId, connection, session: visitorStrategy(options, connection) };
}

/** A POST of the strategy. Authorized by its own headers, or else by the session. */
export interface Post {
  /** Operation ID, for hooks and errors. */
  readonly operation: string;
  /** Path of the request. */
  readonly path: string;
  /** JSON body. */
  readonly body: object;
  /** Whether the request can be retried although it may have reached the platform. */
  readonly repeatable?: boolean;
  /**
   * Whether the request is sent exactly once, because it checks credentials: no retry after a response, no refresh
   * after a 401.
   */
  readonly sentOnce?: boolean;
  /** Headers that authorize the request instead of the session. */
  readonly headers?: Record<string, string> | undefined;
}

/** Sends a POST of the strategy and returns the parsed response. */
export function post<Body>(
  { connection, session }: LoginContext,
  { path, body, headers, ...call }: Post,
  options: RequestOptions = {},
): Promise<Body> {
  return connection.transport(
    {
      ...call,
      method: 'POST',
      url: connection.apiUrl + path,
      headers: headers ?? {},
      body: JSON.stringify(body),
      options,
    },
    (reply) => {
      const parsed = reply.response.status === 200 && parseObject(reply.body);
      if (!parsed) throw toApiError(reply, call.operation);
      return parsed as Body;
    },
    headers ? undefined : session,
  );
}
