import { CartwrightError } from '../errors/cartwright-error.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { withDeadline } from './deadline.js';
import type { OutgoingRequest, Reply } from './exchange.js';

/** One attempt may take this long, its body included. */
const ATTEMPT_TIMEOUT = 10_000;

/** One attempt over `fetch`, under its own deadline and the call's. Redirects are not followed. */
export function attempt(
  fetch: typeof globalThis.fetch,
  { method, url, headers, body, deadline = Infinity, options }: OutgoingRequest,
): Promise<Reply> {
  const controller = new AbortController();
  const exchange = async (): Promise<Reply> => {
    try {
      const response = await fetch(url, {
        redirect: 'error',
        ...options.fetchOptions,
        method,
        headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
        body: body ?? null,
        signal: controller.signal,
      });
      return { response, body: await response.text() };
    } catch (cause) {
      if (/header/i.test(String(cause))) throw invalidArgument('headers', 'texts that HTTP can send');
      const message = `${method} ${new URL(url).origin} could not be reached`;
      throw new CartwrightError(message, { kind: 'network', code: 'network_error', cause });
    }
  };
  const left = Math.min(ATTEMPT_TIMEOUT, deadline - Date.now());
  return withDeadline(options.signal, left, exchange, (error) => controller.abort(error));
}
