import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';

/** A client with every way to log in. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
