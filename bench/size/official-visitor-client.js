import { createClient, OAuthStrategy } from '@wix/sdk';

/** The official client with a visitor's session, and nothing else. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
