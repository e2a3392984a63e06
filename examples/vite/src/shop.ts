import { createClient } from '@cartwright/core';
import { emulator } from '@cartwright/core/emulator';
import { OAuthStrategy, webStorage } from '@cartwright/identity';

/** Name of the store. */
export const name = 'Alder & Finch';

/** Path of a collection's page. */
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;

/** URL of the emulator. Unset: the platform. */
const apiUrl = import.meta.env['VITE_WIX_API_URL'] as string | undefined;

/** The visitor's client. The session is in the browser's storage, so it survives a reload. */
export const client = createClient({
  auth: OAuthStrategy({
    clientId: import.meta.env['VITE_WIX_CLIENT_ID'] as string,
    tokenStorage: webStorage(),
  }),
  ...(apiUrl && emulator(apiUrl)),
});
