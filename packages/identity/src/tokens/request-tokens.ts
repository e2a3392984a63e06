import { ApiError, parseObject, type AuthConnection } from '@cartwright/core';
import type { RefreshToken, Tokens } from './tokens.js';

const operation = 'identity.oauth2.token';

/**
 * Tokens for a grant, which is the body of the call. `known` is the refresh token, if there is one, and the role that the
 * tokens shall have: an answer without a refresh token keeps it, and one without a lifetime is good for one use. No error
 * has anything of the answer's body: it could hold tokens.
 */
export function requestTokens(
  { exchange, apiUrl }: AuthConnection,
  grant: object,
  known: RefreshToken,
  { headers = {}, repeatable = true }: { headers?: Record<string, string>; repeatable?: boolean } = {},
): Promise<Tokens> {
  const url = `${apiUrl}/oauth2/token`;
  const request = { operation, method: 'POST', url, headers, body: JSON.stringify(grant), repeatable, options: {} };
  return exchange(request, ({ response, body }) => {
    const { status, statusText } = response;
    const answer = status === 200 ? parseObject(body) : undefined;
    const { access_token: value, expires_in: lifetime, refresh_token: rotated } = answer ?? {};
    if (typeof value !== 'string' || !value) {
      const requestId = response.headers.get('x-wix-request-id');
      throw new ApiError(`Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}`, {
        kind: status < 400 ? 'parse' : status < 500 ? 'application' : 'system',
        code: 'token_request_failed',
        status,
        requestId,
        operation,
        details: { requestId },
      });
    }
    const expiresAt = Math.floor(Date.now() / 1000) + (Number.isFinite(lifetime) ? (lifetime as number) : 0);
    return {
      accessToken: { value, expiresAt },
      refreshToken: { ...known, ...(typeof rotated === 'string' && rotated && { value: rotated }) },
    };
  });
}
