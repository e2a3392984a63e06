import { parseObject, toApiError, type AuthConnection } from '@cartwright/core';
import type { TokenInfoResponse } from '../../oauth/token-info.js';

/** Requests information about a token. */
export function requestTokenInfo({ transport, apiUrl }: AuthConnection, token: string): Promise<TokenInfoResponse> {
  const operation = 'identity.oauth2.tokenInfo';
  const url = `${apiUrl}/oauth2/token-info`;
  const body = JSON.stringify({ token });
  const request = { operation, method: 'POST', url, headers: {}, body, repeatable: true, options: {} };
  return transport(request, (reply) => {
    const info = reply.response.status === 200 ? parseObject(reply.body) : undefined;
    if (!info) throw toApiError(reply, operation);
    return info;
  });
}
