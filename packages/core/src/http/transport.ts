import { CartwrightError } from '../errors/cartwright-error.js';
import { withDeadline } from './deadline.js';
import type { Exchange } from './exchange.js';

/** One attempt may take this long, its body included. */
const ATTEMPT_TIMEOUT = 10_000;

/** The innermost exchange: one attempt over `fetch`, under its own deadline. Redirects are not followed. */
export const transport =
  (fetch: typeof globalThis.fetch): Exchange =>
  ({ method, url, headers, body, options }) =>
    withDeadline(options.signal, ATTEMPT_TIMEOUT, async (signal) => {
      try {
        const init = { redirect: 'error', ...options.fetchOptions, method, headers, signal } as const;
        const response = await fetch(url, body === undefined ? init : { ...init, body });
        return { response, body: await response.text() };
      } catch (cause) {
        const message = `${method} ${new URL(url).origin} could not be reached`;
        throw new CartwrightError(message, { kind: 'network', code: 'network_error', cause });
      }
    });
