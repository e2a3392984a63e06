import { createClient, type Observer } from '@cartwright/core';
import { browserStorage, OAuthStrategy } from '@cartwright/identity';
import type { Site } from '../../server/contexts.js';

/** Creates the client of a visitor. The session survives a reload and is shared between tabs. */
export const createStoreClient = ({ apiUrl, clientId }: Site, observer?: Observer) =>
  createClient({
    apiUrl,
    cdnUrl: apiUrl,
    mediaUrl: `${apiUrl}/media`,
    auth: OAuthStrategy({ clientId, tokenStorage: browserStorage(`alder-finch:${clientId}`) }),
    ...(observer && { observer }),
  });
