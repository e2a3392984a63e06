import { isCartwrightError } from '../errors/cartwright-error.js';
import { isDevelopment } from '../errors/is-development.js';
import { mergeHeaders } from '../transport/merge-headers.js';
import type { Outcome } from '../transport/reply.js';
import { remaining, type Call } from './call.js';
import type { Middleware } from './compose.js';
import { withDeadline } from './deadline.js';
import { createBodyReader } from './read-body.js';
import { redact } from './redact.js';
import { transportError } from './transport-error.js';

/**
 * Sends the request of a call. Redirects are not followed, so that credentials are not sent elsewhere: `redirect:
 * 'manual'`, because with `'error'` Node.js 20 and 22 lose the signal and keep the connection open.
 */
const fetchOnce = ({ request, options, observer, authorization, headers }: Call, signal: AbortSignal) => {
  const { method, url, body } = request;
  return (options.fetch ?? fetch)(url, {
    ...options.fetchOptions,
    redirect: 'manual',
    method,
    headers: mergeHeaders(
      body === undefined ? undefined : { 'content-type': 'application/json' },
      request.headers,
      observer?.onAttempt(),
      authorization,
      headers,
    ),
    body: body as string,
    signal,
  });
};

/**
 * Creates the last middleware. It sends the request once and reads the response's body, and resolves to the response or
 * to the error.
 *
 * @param maxResponseBytes - Maximum length of a body, in bytes.
 */
export const attempt = (maxResponseBytes?: number): Middleware => {
  const readBody = createBodyReader(maxResponseBytes);
  return async (call) => {
    const { request, options } = call;
    const controller = new AbortController();
    const { signal } = controller;
    const rest = remaining(call);
    const timeLimit = call.isLast ? rest : Math.min(options.attemptTimeout, rest);
    const send = async (): Promise<Outcome> => {
      call.attempts++;
      const response = await fetchOnce(call, signal);
      const reply = { response, body: await readBody(response, call) };
      return redact(call, reply) ?? reply;
    };
    try {
      const reportedLimit = isDevelopment && (timeLimit < rest ? timeLimit : options.timeout);
      return await withDeadline(call, options.signal, timeLimit, send, reportedLimit);
    } catch (cause) {
      const error = isCartwrightError(cause)
        ? cause
        : transportError(
            call,
            'network',
            'network_error',
            // The emulator, or a server of the application.
            isDevelopment &&
              `${request.method} ${new URL(request.url).origin} could not be reached${
                /^http:\/\/(localhost|127\.|\[::1)/.test(request.url)
                  ? '. If it is the emulator, start it with "npx @cartwright/emulator"'
                  : ''
              }`,
            cause,
          );
      controller.abort(error);
      call.release?.();
      return error;
    }
  };
};
