import type { Origins } from '../../kernel/origins.js';
import { getViolations } from '../../shop/validations/get-violations.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import {
  formatDiscounts,
  formatFees,
  formatPriceSummary,
  formatShippingInfo,
  formatTaxDetails,
  formatTaxSummary,
} from '../purchase/format-totals.js';
import { formatCalculationErrors } from '../purchase/format-calculation-errors.js';
import { formatViolation } from '../purchase/format-violation.js';
import { formatMembershipOptions } from '../purchase/format-memberships.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import { formatLineImage } from '../purchase/format-line-image.js';
import { formatLineItem } from '../purchase/format-line-item.js';
import { giftCardsAppId, obfuscated } from '../../shop/pricing/gift-cards/gift-card.js';
import type { GiftCardPayment } from '../../shop/pricing/totals/totals.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Priced, Checkout } from '../../shop/purchase/purchase.js';

/** Formats a gift card that pays for a checkout. */
const formatGiftCard = (
  { amount, appId, code, id, requestedAmount }: GiftCardPayment,
  money: (amount: string) => object,
) => ({
  id,
  externalId: id,
  obfuscatedCode: obfuscated(code),
  amount: money(amount),
  appId: appId ?? giftCardsAppId,
  ...(requestedAmount && { requestedAmount: money(requestedAmount) }),
});

/** Formats the restrictions, the custom content and the external reference of a checkout from a template. */
const formatSettings = ({ customContent, externalReferences: [externalReference] = [], settings }: Checkout) => ({
  ...(settings && {
    customSettings: {
      lockGiftCard: settings.lockGiftCard ?? false,
      lockCouponCode: settings.lockCouponCode ?? false,
      disabledPolicyAgreementCheckbox: settings.policyAgreementCheckboxDisabled ?? false,
      disabledManualPayment: settings.manualPaymentDisabled ?? false,
    },
  }),
  ...(customContent && { customContentReference: customContent }),
  ...(externalReference && { externalReference }),
});

/** Formats a checkout as the platform does. */
export function formatCheckout(tenant: Tenant, checkout: Priced<Checkout>, origin: Origins): object {
  const currency = storeCurrency(tenant);
  const { lines, totals } = checkout;
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  const { afterGiftCard, giftCard } = totals;
  const { billingInfo, buyerNote, businessLocationId, email, extendedFields, owner, plugins, shippingDestination } =
    checkout;
  return {
    id: checkout.id,
    ...(checkout.cartId && { cartId: checkout.cartId }),
    lineItems: lines.map((line) => {
      const item = totals.items.find((one) => one.id === line.id);
      return {
        ...formatLineItem(line, currency, origin),
        ...formatLineImage(line, 'media', origin),
        ...(item && {
          discount: money(item.discount),
          totalPriceBeforeTax: money(item.totalBeforeTax),
          totalPriceAfterTax: money(item.totalAfterTax),
          taxDetails: formatTaxDetails(item.tax, currency),
        }),
      };
    }),
    ...(billingInfo && { billingInfo }),
    shippingInfo: { ...(shippingDestination && { shippingDestination }), ...formatShippingInfo(totals) },
    ...(buyerNote && { buyerNote }),
    buyerInfo: { ...checkout.owner, ...(email && { email }) },
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    priceSummary: formatPriceSummary(totals, currency),
    payNow: formatPriceSummary(totals.payNow, currency),
    payLater: formatPriceSummary(totals.payLater, currency),
    ...(totals.payAfterFreeTrial && { payAfterFreeTrial: formatPriceSummary(totals.payAfterFreeTrial, currency) }),
    totalAfterGiftCard: money(afterGiftCard.total),
    payNowTotalAfterGiftCard: money(afterGiftCard.payNow),
    ...(giftCard && { giftCard: formatGiftCard(giftCard, money) }),
    calculationErrors: formatCalculationErrors(totals, plugins?.problems),
    appliedDiscounts: formatDiscounts(totals),
    customFields: [],
    weightUnit: storeSettings.weightUnit,
    taxSummary: formatTaxSummary(totals),
    taxIncludedInPrice: totals.taxIncluded,
    channelType: checkout.channelType,
    siteLanguage: storeSettings.language,
    buyerLanguage: storeSettings.language,
    completed: checkout.completed,
    createdBy: checkout.owner,
    membershipOptions: formatMembershipOptions(checkout.plugins, checkout.selectedMemberships),
    additionalFees: formatFees(totals),
    violations: (checkout.completed
      ? (plugins?.violations ?? [])
      : getViolations(tenant, 'checkout', { owner, lines, totals, plugins })
    ).map(formatViolation),
    ...(extendedFields && { extendedFields }),
    ...(businessLocationId && { businessLocationId }),
    ...formatSettings(checkout),
    purchaseFlowId: checkout.purchaseFlowId,
    createdDate: checkout.createdDate,
    updatedDate: checkout.updatedDate,
  };
}
