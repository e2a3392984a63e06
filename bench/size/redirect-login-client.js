import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/redirect-login';

/** Client with sign-in on the platform's page. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
