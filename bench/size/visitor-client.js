import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';

/** A client with a visitor's session, and nothing else. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
