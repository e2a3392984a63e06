import { createClient } from '@cartwright/core';
import { browserStorage, OAuthStrategy } from '@cartwright/identity';
import { config, mediaUrl } from './config.js';

/** The store's connection to its platform. The session outlives the page, and all tabs share it. */
export const client = createClient({
  apiUrl: config.apiUrl,
  cdnUrl: config.apiUrl,
  mediaUrl,
  auth: OAuthStrategy({ clientId: config.clientId, tokenStorage: browserStorage(`alder-finch:${config.clientId}`) }),
});
