import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Emulator } from '../protocol/emulator.js';
import { ConnectionDropped } from '../protocol/http/faults.js';

/** The addresses that the handlers answer for. */
export interface HandlerOptions {
  /** The API's base address; `https://www.wixapis.com` unless given. */
  readonly apiUrl?: string;
  /** The base address of the API behind a CDN; `https://edge.wixapis.com` unless given. */
  readonly cdnUrl?: string;
  /** The base address of media; `https://static.wixstatic.com` unless given. Only what lies below `/media/` is answered. */
  readonly mediaUrl?: string;
}

/**
 * Makes MSW handlers that send the platform's requests to an emulator, so that code under test runs unchanged.
 *
 * @param emulator the emulator that answers
 * @param options the addresses, where they are not the platform's own
 * @returns handlers for `setupServer` or `setupWorker`
 *
 * @example
 * ```ts
 * import { createEmulator } from '@cartwright/emulator';
 * import { createHandlers } from '@cartwright/emulator/msw';
 * import { setupServer } from 'msw/node';
 *
 * const server = setupServer(...createHandlers(createEmulator()));
 * server.listen();
 * ```
 */
export function createHandlers(emulator: Emulator, options: HandlerOptions = {}): HttpHandler[] {
  const {
    apiUrl = 'https://www.wixapis.com',
    cdnUrl = 'https://edge.wixapis.com',
    mediaUrl = 'https://static.wixstatic.com',
  } = options;
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await emulator.fetch(request);
    } catch (error) {
      if (error instanceof ConnectionDropped) return HttpResponse.error();
      throw error;
    }
  };
  const paths = [...new Set([`${apiUrl}/*`, `${cdnUrl}/*`, `${mediaUrl}/media/*`])];
  return paths.map((path) => http.all(path, answer));
}
