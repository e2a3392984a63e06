import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { ConvertedMoney } from '../entity/converted-money.js';

/**
 * Sources of additional fees:
 * - `SERVICE_PLUGIN`: an additional fees plugin.
 * - `LINE_ITEM`: the catalog item or the custom item.
 * - `DELIVERY`: the carrier.
 * - `PLATFORM`: the platform.
 */
export const Source = /* @__PURE__ */ enumeration(
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
);
/** Source of an additional fee. */
export type Source = EnumerationValue<typeof Source>;

/** Fee in addition to items and delivery, such as gift wrapping. */
export interface V2AdditionalFee {
  /** Code of the fee, defined by its provider. */
  code?: string | null;
  /** Display name. */
  name?: TranslatableString;
  /** ID of the app that charges the fee. */
  providerAppId?: string | null;
  /** IDs of the line items that the fee applies to. Empty if it applies to the whole cart. */
  lineItemIds?: string[];
  /** Amount. Includes tax if `taxSummary.pricesIncludeTax` is `true`. */
  price?: ConvertedMoney;
  /** Number of billing cycles of a subscription that are charged the fee. Absent if all are. */
  subscriptionCycles?: number | null;
  /** Source of the fee. */
  source?: Source;
}
