import { ApiError, CartwrightError, shapeError, type AuthConnection, type ErrorDetails } from '@cartwright/core';
import type { RefreshToken, Tokens } from './tokens.js';

/** The body of a token call. */
export type Grant =
  { clientId: string; grantType: 'anonymous' } | { clientId: string; refreshToken: string; grantType: 'refresh_token' };

const OPERATION = 'identity.oauth2.token';

interface Answer {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
}

const parse = (body: string): Answer | undefined => {
  try {
    return JSON.parse(body) as Answer | undefined;
  } catch {
    return undefined;
  }
};

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
  const { status, statusText, requestId } = reply;
  if (status !== 200) {
    const { kind, code } = shapeError(reply, OPERATION);
    const details: ErrorDetails = { requestId };
    throw new ApiError(`Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}`, {
      ...{ kind, code, status, requestId, details },
      operation: OPERATION,
    });
  }
  const answer = parse(reply.body);
  if (typeof answer?.access_token !== 'string' || !answer.access_token) {
    throw new CartwrightError(
      `Failed to fetch tokens from OAuth API: no access token in the answer. request id: ${requestId}`,
      {
        kind: 'parse',
        code: 'invalid_answer',
      },
    );
  }
  const lifetime = typeof answer.expires_in === 'number' && answer.expires_in > 0 ? answer.expires_in : 0;
  const rotated =
    typeof answer.refresh_token === 'string' && answer.refresh_token !== '' ? answer.refresh_token : undefined;
  return {
    accessToken: { value: answer.access_token, expiresAt: Math.floor(Date.now() / 1000) + lifetime },
    refreshToken: { ...refreshToken, value: rotated ?? refreshToken.value },
  };
}
