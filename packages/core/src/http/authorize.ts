import type { AuthStrategy } from '../transport/transport.js';
import type { Outcome } from '../transport/reply.js';
import { parseObject } from '../json/json.js';
import type { Call } from './call.js';
import { redact } from './redact.js';

/**
 * Whether a response rejects the access token. A 401 with another code concerns something else, such as a password. A
 * 401 without a code comes from a gateway.
 */
function rejectsToken({ response, body }: Outcome): boolean {
  if (response?.status !== 401) return false;
  const { details } = (parseObject(body as string) ?? {}) as { details?: { applicationError?: { code?: unknown } } };
  return ['UNAUTHENTICATED', undefined].includes(details?.applicationError?.code as string);
}

/**
 * Sends a call with the session's authorization. When the platform rejects the access token, refreshes the session and
 * replays the call, unless the call is sent once or has its own `authorization` header.
 */
export async function authorize(
  call: Call,
  auth: AuthStrategy | undefined,
  send: (authorization: Record<string, string>) => Promise<Outcome>,
): Promise<Outcome> {
  const authorization = (await auth?.getAuthHeaders())?.headers ?? {};
  const callerAuthorization = call.headers['authorization'];
  const outcome = redact(await send(authorization), [...Object.values(authorization), callerAuthorization]);
  if (outcome.response) call.observer?.onResponse(outcome.response);
  auth?.handleResponse?.();
  if (call.isReplay || callerAuthorization || call.request.sentOnce || !rejectsToken(outcome)) return outcome;
  call.isReplay = true;
  return (await auth?.handleUnauthorized?.(authorization)) ? authorize(call, auth, send) : outcome;
}
