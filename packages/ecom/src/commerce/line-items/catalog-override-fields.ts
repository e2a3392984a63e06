import { entity, image } from '@cartwright/core';
import type { DescriptionLine } from './description-line.js';
import type { PaymentOption } from './payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from './physical-properties.js';
import type { ProductName } from '../fields/translatable-string.js';

/** What a trusted caller says instead of the catalog. */
export interface CatalogOverrideFields {
  /** Name. */
  productName?: ProductName;
  /** Price, in decimal digits. */
  price?: string | null;
  /** Price before a discount of the catalog, in decimal digits. */
  fullPrice?: string | null;
  /** What the buyer chose. */
  descriptionLines?: DescriptionLine[];
  /** Weight and stock keeping unit. */
  physicalProperties?: PhysicalProperties;
  /** Image reference or URL. */
  image?: string;
  /** How it is paid for. */
  paymentOption?: PaymentOption;
  /** Deposit, in decimal digits. */
  depositAmount?: string | null;
  /** Whether the way to pay is kept for later. */
  savePaymentMethod?: boolean | null;
  /** The app that counts its stock. */
  inventoryAppId?: string | null;
}

/** The converted fields of {@link CatalogOverrideFields}. */
export const catalogOverrideFieldsShape = /* @__PURE__ */ entity<CatalogOverrideFields>({
  image,
  physicalProperties: physicalPropertiesShape,
});
