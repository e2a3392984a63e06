import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/redirect-login';

/** A client whose members log in on the platform's page. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
