import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { config } from './config.js';
import { tokenStorage } from './token-storage.js';

/** The store's connection to its platform. */
export const client = createClient({
  apiUrl: config.apiUrl,
  cdnUrl: config.apiUrl,
  auth: OAuthStrategy({ clientId: config.clientId, tokenStorage }),
});
