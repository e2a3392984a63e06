import { isCartwrightError } from '../errors/cartwright-error.js';
import { mergeHeaders } from '../transport/merge-headers.js';
import type { Reply } from '../transport/reply.js';
import type { Call } from './call.js';
import { withDeadline } from './deadline.js';
import type { BodyReader } from './read-body.js';
import { transportError } from './transport-error.js';

/**
 * Sends a request once and reads the response's body. Redirects are not followed, so that credentials are not sent
 * elsewhere: `redirect: 'manual'`, because with `'error'` Node.js 20 and 22 lose the signal and keep the connection
 * open.
 *
 * @param call - The call.
 * @param authorization - Headers that authorize the request.
 * @param isLast - Whether no further attempt is possible. The attempt may then use the rest of the call's timeout.
 * @param readBody - Reads the body.
 */
export const attempt = (
  call: Call,
  authorization: Record<string, string>,
  isLast: boolean,
  readBody: BodyReader,
): Promise<Reply> => {
  const { request, options } = call;
  const { method, url, body } = request;
  const remaining = call.remaining();
  const hasAttemptTimeout = !isLast && options.attemptTimeout < remaining;
  const timeLimit = hasAttemptTimeout ? options.attemptTimeout : remaining;
  const send = async (controller: AbortController): Promise<Reply> => {
    try {
      call.attempts++;
      const headers = mergeHeaders(
        body === undefined ? undefined : { 'content-type': 'application/json' },
        request.headers,
        call.observer?.onAttempt(),
        authorization,
        call.headers,
      );
      const response = await (options.fetch ?? fetch)(url, {
        ...options.fetchOptions,
        redirect: 'manual',
        method,
        headers,
        body: body as string,
        signal: controller.signal,
      });
      return { response, body: await readBody(response, controller.signal, call) };
    } catch (cause) {
      controller.abort();
      if (isCartwrightError(cause)) throw cause;
      throw transportError(
        call,
        'network',
        'network_error',
        `${method} ${new URL(url).origin} could not be reached`,
        cause,
      );
    }
  };
  return withDeadline(call, options.signal, timeLimit, send, hasAttemptTimeout ? timeLimit : options.timeout);
};
