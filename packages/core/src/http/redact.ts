import type { Reply } from '../transport/reply.js';
import type { Middleware } from './compose.js';

/**
 * Replaces the request's credentials in a response by `***`, because a proxy may echo them. The body of a 200 is kept,
 * because it may contain tokens for the caller.
 */
export const redact: Middleware = async (call, next) => {
  const outcome = await next(call);
  if (!outcome.response) return outcome;
  const { response, body } = outcome as Reply;
  const { status, statusText, headers } = response;
  const redacted = <Text extends string | null>(text: Text) =>
    [...Object.values(call.authorization), call.headers['authorization']].reduce<Text>(
      (result, secret) => (result && secret ? (result.replaceAll(secret, '***') as Text) : result),
      text,
    );
  return {
    response: { status, statusText: redacted(statusText), headers: { get: (name) => redacted(headers.get(name)) } },
    body: status === 200 ? body : redacted(body),
  };
};
