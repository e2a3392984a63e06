import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Validations to run by validations plugins:
 * - `SKIP_VALIDATIONS`: none.
 * - `PRE_CHECKOUT_VALIDATIONS`: those of the cart page.
 * - `CHECKOUT_VALIDATIONS`: those of the checkout page.
 */
export const ValidationsConfig = /* @__PURE__ */ enumeration(
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
);
/** Validations to run by validations plugins. */
export type ValidationsConfig = EnumerationValue<typeof ValidationsConfig>;

/** Options of a calculation of the totals. */
export interface CalculationOptions {
  /**
   * Whether to read prices, discounts and stock from the catalogs first.
   *
   * @default false
   */
  refreshCart?: boolean;
}

/** Options of an estimate of the totals. */
export interface EstimateOptions extends CalculationOptions {
  /**
   * Validations to run by validations plugins.
   *
   * @default 'SKIP_VALIDATIONS'
   */
  validationConfig?: ValidationsConfig;
  /**
   * Whether to include delivery.
   *
   * @default false
   */
  calculateDelivery?: boolean;
  /**
   * Whether to include additional fees.
   *
   * @default false
   */
  calculateAdditionalFees?: boolean;
  /**
   * Whether to include tax.
   *
   * @default false
   */
  calculateTax?: boolean;
  /**
   * Whether to deduct the gift card from the amount due. Nothing is redeemed.
   *
   * @default false
   */
  calculateGiftCards?: boolean;
}
