import { createClient, OAuthStrategy } from '@wix/sdk';

/** The official client with only a visitor's session. */
export const client = createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) });
