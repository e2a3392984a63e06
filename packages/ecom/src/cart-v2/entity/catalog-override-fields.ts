import { entity, image } from '@cartwright/core';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { DescriptionLine } from '../../commerce/line-items/description-line.js';
import type { PaymentOption } from '../../commerce/line-items/payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';

/** Fields that override the catalog's values. Requires a merchant or app identity. */
export interface CatalogOverrideFields {
  /** Display name of the line item. */
  name?: TranslatableString;
  /** Price of one unit after modifiers and before discounts, as a decimal string. */
  salePrice?: string | null;
  /** Full price of one unit after modifiers, as a decimal string. */
  fullPrice?: string | null;
  /** Description lines, at most 20. */
  descriptionLines?: DescriptionLine[];
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Image reference or URL. */
  image?: string;
  /** Payment option. */
  paymentOption?: PaymentOption;
  /** Deposit due at checkout, as a decimal string. Requires the payment option `DEPOSIT_ONLINE`. */
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

/** Shape of {@link CatalogOverrideFields}: the image, and the weight. */
export const catalogOverrideFieldsShape = /* @__PURE__ */ entity<CatalogOverrideFields>({
  image,
  physicalProperties: physicalPropertiesShape,
});
