import {
  ApiError,
  isDevelopment,
  parseObject,
  type AuthConnection,
  type HeadersInput,
  type OutgoingRequest,
  type RequestOptions,
} from '@cartwright/core';
import { toText, type RefreshToken, type Tokens } from './tokens.js';

const operation = 'identity.oauth2.token';

/** Transport of a strategy, and its clock offset. */
export interface Connection extends AuthConnection {
  /** How far the platform's clock is ahead of this machine's, in milliseconds. Less than a minute counts as 0. */
  clockOffset?: number;
  /** Additional headers of token calls. */
  headers?: HeadersInput | undefined;
}

/**
 * Codes with which the token endpoint refuses a grant: the refresh token, for example, has expired or was revoked. Others
 * concern the request, the client or the moment, such as `invalid_client` and `temporarily_unavailable`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-5.2 RFC 6749, section 5.2
 */
const refusal = /^invalid_(grant|token)$/i;

/** Truthy if the error of a token call says that the token endpoint refused the grant, not that it failed to decide. */
export const isGrantRefused = (error: unknown): unknown =>
  (Object(error) as Partial<ApiError>).details?.applicationError;

/**
 * Requests tokens for a grant: the body of the call. `known` is the refresh token, if any, with the role of the new
 * tokens; it is kept if the response has none. An access token without a lifetime is valid for one use. Errors contain no
 * part of the response body, which could contain tokens, except a known code of a refused grant.
 */
export function requestTokens(
  connection: Connection,
  grant: object,
  known: RefreshToken,
  call: Partial<Omit<OutgoingRequest, 'options'>> & { options?: RequestOptions | undefined } = {},
): Promise<Tokens> {
  const request = {
    operation,
    method: 'POST',
    url: `${connection.apiUrl}/oauth2/token`,
    headers: connection.headers ?? {},
    body: JSON.stringify(grant),
    repeatable: true,
    ...call,
    // Token calls are never cached.
    options: { fetchOptions: {}, ...call.options },
  };
  return connection.transport(request, ({ response, body }) => {
    const { status, statusText, headers } = response;
    const parsed = parseObject(body);
    const { access_token, expires_in: lifetime, refresh_token, error, details } = parsed ?? {};
    const value = toText(access_token);
    if (status !== 200 || !value) {
      const requestId = headers.get('x-wix-request-id');
      const isRejected = parsed && [400, 401, 403].includes(status);
      const { applicationError } = Object(details) as { applicationError?: { code?: unknown } };
      const code = isRejected && refusal.exec((error ?? applicationError?.code) as string)?.[0].toLowerCase();
      throw new ApiError(
        // The grant of a visitor consists of the client ID only. Two complete texts, so that a bundle has only one.
        isDevelopment && isRejected && (grant as { grantType?: unknown }).grantType === 'anonymous'
          ? `Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}. The client ID was refused: check it with "npx @cartwright/cli doctor"`
          : `Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}`,
        {
          // Only JSON comes from the token endpoint: firewalls and captive portals respond with the same statuses.
          kind: isRejected ? 'application' : 'system',
          code: 'token_request_failed',
          status,
          requestId,
          operation,
          details: { requestId, ...(code && { applicationError: { code, description: '', data: {} } }) },
        },
      );
    }
    const clockOffset = Date.parse(headers.get('date') as string) - Date.now();
    connection.clockOffset = Math.abs(clockOffset) > 60_000 ? clockOffset : 0;
    const expiresAt = Math.floor((Date.now() + connection.clockOffset) / 1000) + ((lifetime as number) | 0);
    return {
      accessToken: { value, expiresAt },
      refreshToken: { ...known, value: toText(refresh_token) || known.value },
    };
  });
}
