import type { AuthStrategy, Client } from '@cartwright/core';
import type { OAuthStrategy, Tokens } from '@cartwright/identity';
import { sessionId } from '@cartwright/identity/session-id';

/** IDs by client, with the token that each was calculated for. */
// eslint-disable-next-line state/no-module-state -- Weakly referenced, by client.
const known = new WeakMap<Client, { readonly token: string; readonly id: string }>();

/** Strategy of a client: one with sessions, or any other. */
export const getAuth = (client: Client): Partial<AuthStrategy & OAuthStrategy> | undefined =>
  (client as { auth?: Partial<AuthStrategy & OAuthStrategy> }).auth;

const createRandomId = (): string => `client-${Math.random().toString(36).slice(2)}`;

/**
 * Returns the public ID of a client's session, which is part of the keys of private data. It changes with sign-in and
 * sign-out. A server and a browser whose clients have the same refresh token get the same ID, and no token can be
 * recovered from it.
 *
 * @param client - Client of the user.
 * @returns `sessionId()` of the client's strategy if it has one, otherwise an ID derived from the refresh token. `none`
 * before the session starts. A client without sessions has a random ID.
 * @throws `CartwrightError` `storage_failed` when the token storage throws.
 * @example
 * ```ts
 * import { getSessionId } from '@cartwright/react/queries';
 * import { createServerClient } from '@cartwright/identity/server';
 *
 * export async function pageData(request: Request) {
 *   const secrets = [process.env.SESSION_SECRET ?? ''];
 *   const client = await createServerClient({ clientId: 'client-id', secrets, origin: 'https://shop.example', request });
 *   return { sessionId: getSessionId(client) };
 * }
 * ```
 */
export function getSessionId(client: Client): string {
  const auth = getAuth(client);
  if (auth?.sessionId) return auth.sessionId();
  const tokens: Tokens | undefined = auth?.getTokens?.();
  const token = tokens && (tokens.refreshToken.value || tokens.accessToken.value);
  const last = known.get(client);
  if (last?.token === (token ?? '')) return last.id;
  const id = tokens ? sessionId(tokens) : createRandomId();
  known.set(client, { token: token ?? '', id });
  return id;
}
