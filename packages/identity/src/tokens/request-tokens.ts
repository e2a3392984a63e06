import { parseObject, shapeError, type AuthConnection } from '@cartwright/core';
import type { RefreshToken, Tokens } from './tokens.js';

/**
 * Tokens for a refresh token, or of a new visitor. An answer without a refresh token keeps the one that was sent, and
 * one without a lifetime is good for one use.
 */
export function requestTokens(
  { exchange, apiUrl }: AuthConnection,
  clientId: string,
  token?: RefreshToken,
): Promise<Tokens> {
  const { value: kept, role }: RefreshToken = token ?? { value: '', role: 'visitor' };
  const request = {
    operation: 'identity.oauth2.token',
    method: 'POST',
    url: `${apiUrl}/oauth2/token`,
    headers: {},
    body: JSON.stringify(
      token ? { clientId, refreshToken: kept, grantType: 'refresh_token' } : { clientId, grantType: 'anonymous' },
    ),
    repeatable: true,
    options: {},
  };
  return exchange(request, (reply) => {
    const { status, statusText, headers } = reply.response;
    const answer = status === 200 ? parseObject(reply.body) : undefined;
    const { access_token: value, expires_in: lifetime, refresh_token: rotated } = answer ?? {};
    if (typeof value !== 'string' || !value) {
      const requestId = headers.get('x-wix-request-id');
      throw shapeError(
        reply,
        request.operation,
        `Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}`,
      );
    }
    return {
      accessToken: {
        value,
        expiresAt: Math.floor(Date.now() / 1000) + (Number.isFinite(lifetime) ? (lifetime as number) : 0),
      },
      refreshToken: { value: typeof rotated === 'string' && rotated ? rotated : kept, role },
    };
  });
}
