import type { ValidationsConfig } from '../../enumerations/cart-enumerations.js';

export { ValidationsConfig } from '../../enumerations/cart-enumerations.js';

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
