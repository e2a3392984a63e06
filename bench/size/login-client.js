import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';

/** Client with every sign-in method. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
