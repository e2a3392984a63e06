import { parseObject, shapeError, type HeadersInput, type RequestOptions } from '@cartwright/core';
import { sessionChanges } from '../session/session-changes.js';
import type { Connection } from '../tokens/request-tokens.js';
import {
  createConnection,
  visitorStrategy,
  type VisitorStrategy,
  type VisitorStrategyOptions,
} from '../visitor/visitor-strategy.js';

/** What the ways in and out have in common. */
export interface LoginContext {
  readonly clientId: string;
  /** How calls of the strategy are sent: as the client said when it was created. */
  readonly connection: Connection;
  readonly session: VisitorStrategy;
  readonly onSessionChange: ReturnType<typeof sessionChanges>['onSessionChange'];
}

/** What the ways in and out of a new session have in common. */
export function createLoginContext(
  options: VisitorStrategyOptions & { tokenRequestOptions?: { headers?: HeadersInput } },
): LoginContext {
  const { clientId, tokenRequestOptions } = options;
  const connection = { ...createConnection(), headers: tokenRequestOptions?.headers };
  const { announce, onSessionChange } = sessionChanges();
  const session = visitorStrategy(options, connection, announce);
  return { clientId, connection, session, onSessionChange };
}

/** What is sent, and what authorizes it: headers of its own, or else the session. */
export interface Post {
  readonly operation: string;
  readonly path: string;
  readonly body: object;
  readonly repeatable?: boolean;
  /** Whether credentials are checked: sent once, and a 401 refreshes no session. */
  readonly sentOnce?: boolean;
  readonly headers?: Record<string, string> | undefined;
}

/** Sends a call of the strategy, and reads the object that is answered. */
export function post<Answer>(
  { connection, session }: LoginContext,
  { path, body, headers, ...call }: Post,
  options: RequestOptions = {},
): Promise<Answer> {
  return connection.exchange(
    {
      ...call,
      method: 'POST',
      url: connection.apiUrl + path,
      headers: headers ?? {},
      body: JSON.stringify(body),
      options,
    },
    (reply) => {
      const answer = reply.response.status === 200 && parseObject(reply.body);
      if (!answer) throw shapeError(reply, call.operation);
      return answer as Answer;
    },
    headers ? undefined : session,
  );
}
