import type { PluginFormats } from '../../protocol/plugins/plugin-format.js';
import { additionalFeesFormat } from './additional-fees.js';
import { catalogItemsFormat } from './catalog-items.js';
import { discountTriggersFormat } from './discount-triggers.js';
import { discountsFormat } from './discounts.js';
import { giftCardBalanceFormat, giftCardRedemptionFormat, giftCardVoidFormat } from './gift-cards.js';
import { stockDecrementFormat, stockIncrementFormat } from './inventory.js';
import { membershipChargeFormat, membershipVoidFormat, membershipsFormat, voidabilityFormat } from './memberships.js';
import { paymentSettingsFormat } from './payment-settings.js';
import { shippingRatesFormat } from './shipping-rates.js';
import { taxFormat } from './tax.js';
import { validationsFormat } from './validations.js';

/** Request and response formats of all methods of service plugins. */
export const pluginFormats = {
  getShippingRates: shippingRatesFormat,
  calculateAdditionalFees: additionalFeesFormat,
  getEligibleDiscounts: discountsFormat,
  calculateTax: taxFormat,
  getValidationViolations: validationsFormat,
  getBalance: giftCardBalanceFormat,
  redeem: giftCardRedemptionFormat,
  _void: giftCardVoidFormat,
  getCatalogItems: catalogItemsFormat,
  decrementAvailability: stockDecrementFormat,
  incrementAvailability: stockIncrementFormat,
  listEligibleMemberships: membershipsFormat,
  chargeMembership: membershipChargeFormat,
  getMembershipVoidability: voidabilityFormat,
  voidMembershipCharge: membershipVoidFormat,
  getEligibleTriggers: discountTriggersFormat,
  getPaymentSettings: paymentSettingsFormat,
} satisfies PluginFormats;
