import type { Outcome } from '../transport/reply.js';
import { parseObject } from '../json/json.js';
import type { Middleware } from './compose.js';

/** The part of an error response that tells why a call was rejected. */
interface Rejection {
  details?: { applicationError?: { code?: unknown } };
}

/**
 * Whether a response rejects the access token. A 401 with another code concerns something else, such as a password. A
 * 401 without a code comes from a gateway.
 */
function rejectsToken({ response, body }: Outcome): boolean {
  if (response?.status !== 401) return false;
  const code = (parseObject(body as string) as Rejection | undefined)?.details?.applicationError?.code;
  return code === undefined || code === 'UNAUTHENTICATED';
}

/**
 * Authorizes an attempt with the session's headers. When the platform rejects the access token, refreshes the session
 * and replays the call, unless the call is sent once or has its own `authorization` header.
 */
export const authorize: Middleware = async (call, next) => {
  const { auth, headers, observer, request } = call;
  call.authorization = (await auth?.getAuthHeaders())?.headers ?? {};
  const outcome = await next(call);
  if (outcome.response) observer?.onResponse(outcome.response);
  auth?.handleResponse?.();
  if (call.isReplay || headers['authorization'] || request.sentOnce || !rejectsToken(outcome)) return outcome;
  call.isReplay = true;
  return (await auth?.handleUnauthorized?.(call.authorization)) ? authorize(call, next) : outcome;
};
