export { DeleteStatus, Namespace, Origin, SiteCreatedContext, State, WebhookIdentityType } from './enumerations.js';
