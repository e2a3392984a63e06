import { createClient } from '@cartwright/core';
import { browserStorage, OAuthStrategy } from '@cartwright/identity';
import { config, mediaUrl } from './config.js';

/** Client of the store. The session survives a reload and is shared between tabs. */
export const client = createClient({
  apiUrl: config.apiUrl,
  cdnUrl: config.apiUrl,
  mediaUrl,
  auth: OAuthStrategy({ clientId: config.clientId, tokenStorage: browserStorage(`alder-finch:${config.clientId}`) }),
});
