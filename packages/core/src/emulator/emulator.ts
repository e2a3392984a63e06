/** Options of a client that calls the emulator. */
export interface EmulatorUrls {
  /** Base URL of the API. */
  readonly apiUrl: string;
  /** Base URL of images. */
  readonly mediaUrl: string;
}

/**
 * Client options to call the emulator instead of the platform, for data and images.
 *
 * @param url - Base URL of the emulator, as `npx @cartwright/emulator` prints it.
 * @returns `apiUrl` and `mediaUrl` of `createClient`, to be spread into its options.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { emulator } from '@cartwright/core/emulator';
 *
 * export const client = createClient({ ...emulator() });
 * ```
 */
export function emulator(url = 'http://127.0.0.1:4000'): EmulatorUrls {
  const apiUrl = url.replace(/\/+$/, '');
  return { apiUrl, mediaUrl: `${apiUrl}/media` };
}
