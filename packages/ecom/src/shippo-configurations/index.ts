export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/extended-fields.js';
export * from '../commerce/responses/sort-order.js';
export {
  CalculationType,
  DomesticService,
  InternationalService,
  PackageType,
} from '../enumerations/delivery-enumerations.js';
export * from './shippo-configuration-events.js';
export type {
  DomesticServiceSettings,
  HandlingFee,
  InternationalServiceSettings,
  PackageDetails,
  PackageDimensions,
  ServiceSettings,
  ShippoConfiguration,
} from './shippo-configuration.js';
