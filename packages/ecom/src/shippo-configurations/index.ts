export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type * from '../commerce/fields/extended-fields.js';
export * from '../commerce/responses/sort-order.js';
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
export * from './shippo-configuration-events.js';
