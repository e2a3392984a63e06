import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { createCatalog } from '@cartwright/stores/catalog';

/** Client that reads either catalog version into the common model. */
export const catalog = createCatalog(createClient({ auth: OAuthStrategy({ clientId: 'client-id' }) }));
