import { createClient, type Observer } from '@cartwright/core';
import { ServerSessionStrategy } from '@cartwright/identity/server-session';
import type { Site } from '../lib/server/contexts.js';

/** Creates the client of a visitor. Its calls go to the store's server, which has the session. */
export const createStoreClient = ({ mediaUrl, origin }: Site, observer?: Observer) =>
  createClient({
    apiUrl: `${origin}/api/shop`,
    mediaUrl,
    auth: ServerSessionStrategy(),
    ...(observer && { observer }),
  });
