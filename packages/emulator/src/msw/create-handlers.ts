import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Emulator } from '../protocol/emulator.js';
import { ConnectionDropped } from '../protocol/http/faults.js';

/** Base URLs of the platform's APIs. */
export interface HandlerOptions {
  /**
   * Base URL of the API.
   *
   * @default 'https://www.wixapis.com'
   */
  readonly apiUrl?: string;
  /**
   * Base URL of the API behind the CDN.
   *
   * @default 'https://edge.wixapis.com'
   */
  readonly cdnUrl?: string;
  /**
   * Base URL of media files. Only requests below `/media/` are handled.
   *
   * @default 'https://static.wixstatic.com'
   */
  readonly mediaUrl?: string;
}

/**
 * Creates MSW handlers that send the platform's requests to an emulator, so that the code under test runs unchanged.
 *
 * @param emulator - Emulator that responds.
 * @param options - Base URLs, if they differ from the platform's.
 * @returns Handlers for `setupServer` or `setupWorker`.
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
  const respond = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await emulator.fetch(request);
    } catch (error) {
      if (error instanceof ConnectionDropped) return HttpResponse.error();
      throw error;
    }
  };
  const paths = [...new Set([`${apiUrl}/*`, `${cdnUrl}/*`, `${mediaUrl}/media/*`])];
  return paths.map((path) => http.all(path, respond));
}
