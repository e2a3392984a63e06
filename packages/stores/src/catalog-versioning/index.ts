export { WebhookIdentityType } from '../catalog/webhook-identity-type.js';
export { Version } from '../products/product-events.js';
export { DeleteStatus, Namespace, SiteCreatedContext, State } from '../site/enumerations.js';
export { getCatalogVersion, type GetCatalogVersionResponse } from './get-catalog-version.js';
