import type { Reply } from '../transport/reply.js';
import type { Call } from './call.js';

/**
 * Replaces the request's credentials in a response by `***`, because a proxy may echo them. The body of a 200 is kept,
 * because it may contain tokens for the caller.
 */
export function redact(call: Call, { response, body }: Reply): Reply {
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
}
