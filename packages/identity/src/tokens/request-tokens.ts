import { parseObject, shapeError, type AuthConnection } from '@cartwright/core';
import type { RefreshToken, Tokens } from './tokens.js';

/** The body of a token call. */
export type Grant =
  { clientId: string; grantType: 'anonymous' } | { clientId: string; refreshToken: string; grantType: 'refresh_token' };

const OPERATION = 'identity.oauth2.token';

/** The tokens of an answer. An answer without a refresh token keeps the one that was sent; one without a lifetime is good for one use. */
export async function requestTokens(
  connection: AuthConnection,
  grant: Grant,
  refreshToken: RefreshToken,
): Promise<Tokens> {
  const reply = await connection.exchange({
    operation: OPERATION,
    method: 'POST',
    url: `${connection.apiUrl}/oauth2/token`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(grant),
    repeatable: true,
    options: {},
  });
  const answer = reply.status === 200 ? parseObject(reply.body) : undefined;
  const value = answer?.access_token;
  if (!answer || typeof value !== 'string' || !value) {
    const why = reply.statusText || reply.status;
    throw shapeError(reply, OPERATION, `Failed to fetch tokens from OAuth API: ${why}. request id: ${reply.requestId}`);
  }
  const { expires_in: lifetime, refresh_token: rotated } = answer;
  const seconds = typeof lifetime === 'number' && lifetime > 0 ? lifetime : 0;
  return {
    accessToken: { value, expiresAt: Math.floor(Date.now() / 1000) + seconds },
    refreshToken: { ...refreshToken, value: typeof rotated === 'string' && rotated ? rotated : refreshToken.value },
  };
}
