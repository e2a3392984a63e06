import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';

/** A client with only a visitor's session. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
