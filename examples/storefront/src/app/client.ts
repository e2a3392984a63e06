import { createClient, observe } from '@cartwright/core';
import { browserStorage, OAuthStrategy } from '@cartwright/identity';
import { createCallLog } from '@cartwright/react/devtools';
import { config, mediaUrl } from './config.js';

/** Calls for the devtools, in development only. */
export const callLog = import.meta.env.DEV ? createCallLog() : undefined;

/** Client of the store. The session survives a reload and is shared between tabs. */
export const client = createClient({
  apiUrl: config.apiUrl,
  cdnUrl: config.apiUrl,
  mediaUrl,
  auth: OAuthStrategy({ clientId: config.clientId, tokenStorage: browserStorage(`alder-finch:${config.clientId}`) }),
  ...(callLog && { observer: observe(callLog.hooks) }),
});
