export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Address } from '@cartwright/core';
export {
  CalculationType,
  DomesticService,
  InternationalService,
  PackageType,
} from '../enumerations/delivery-enumerations.js';
export type {
  DomesticServiceSettings,
  HandlingFee,
  InternationalServiceSettings,
  PackageDetails,
  PackageDimensions,
  ServiceSettings,
  ShippoConfiguration,
} from './shippo-configuration.js';
export { onShippoConfigurationCreated } from './on-shippo-configuration-created.js';
export { onShippoConfigurationDeleted } from './on-shippo-configuration-deleted.js';
export { onShippoConfigurationUpdated } from './on-shippo-configuration-updated.js';
export type {
  ShippoConfigurationCreatedEnvelope,
  ShippoConfigurationDeletedEnvelope,
  ShippoConfigurationUpdatedEnvelope,
} from './shippo-configuration-events.js';
