import { CartwrightError } from '../errors/cartwright-error.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { withDeadline } from './deadline.js';
import type { OutgoingRequest, Reply } from './exchange.js';
import { readBody } from './read-body.js';
import type { RequestOptions } from './request-options.js';
import type { TransportOptions } from './transport-options.js';

/**
 * One attempt over `fetch`, its body included. A redirect is an answer, and not followed: credentials go nowhere else.
 * With `redirect: 'error'` Node 20 and 22 lose the signal, and keep the connection for ever.
 *
 * @param request - What is sent.
 * @param milliseconds - How long the call still has.
 * @param options - The client's and the call's.
 * @param getHeaders - Called when it is really sent.
 */
export const attempt = (
  { method, url, body }: OutgoingRequest,
  milliseconds: number,
  options: TransportOptions & RequestOptions,
  getHeaders: () => Record<string, string>,
): Promise<Reply> =>
  withDeadline(options.signal, Math.min(options.attemptTimeout ?? 10_000, milliseconds), async (controller) => {
    try {
      const response = await (options.fetch ?? fetch)(url, {
        ...options.fetchOptions,
        redirect: 'manual',
        method,
        headers: getHeaders(),
        body: body as string,
        signal: controller.signal,
      });
      return { response, body: await readBody(response, options.maxAnswerBytes ?? 2 ** 25) };
    } catch (cause) {
      controller.abort();
      if (cause instanceof CartwrightError) throw cause;
      if (/invalid.*(header|value)/i.test(`${cause as Error}`)) throw invalidArgument('headers', 'valid');
      throw new CartwrightError(`${method} ${new URL(url).origin} could not be reached`, {
        kind: 'network',
        code: 'network_error',
        cause,
      });
    }
  });
