import { entity, image } from '@cartwright/core';
import type { DescriptionLine } from './description-line.js';
import type { PaymentOption } from './payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from './physical-properties.js';
import type { ProductName } from '../fields/translatable-string.js';

/** Fields that override the catalog's values. Requires an elevated identity. */
export interface CatalogOverrideFields {
  /** Product name. */
  productName?: ProductName;
  /** Price of one unit, as a decimal string. */
  price?: string | null;
  /** Price of one unit before a catalog discount, as a decimal string. */
  fullPrice?: string | null;
  /** Description lines, at most 20. */
  descriptionLines?: DescriptionLine[];
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Image reference or URL. */
  image?: string;
  /** Payment option. */
  paymentOption?: PaymentOption;
  /** Deposit for one unit, as a decimal string. */
  depositAmount?: string | null;
  /**
   * Whether to save the payment method on the order.
   *
   * @default false
   */
  savePaymentMethod?: boolean | null;
  /** ID of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Shape of {@link CatalogOverrideFields}: which fields are images or floating-point numbers. */
export const catalogOverrideFieldsShape = /* @__PURE__ */ entity<CatalogOverrideFields>({
  image,
  physicalProperties: physicalPropertiesShape,
});
