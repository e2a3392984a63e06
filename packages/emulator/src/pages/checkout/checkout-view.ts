import { compare } from '../../kernel/money/decimal.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { acceptsGiftCards } from './accepts-gift-cards.js';
import { type FormErrors, toForm, type FormValues } from './checkout-form.js';
import { checkoutAddress } from './open-checkout.js';
import { payable, type StoredLine } from '../../shop/line-items/line.js';
import type { ShippingRate } from '../../shop/pricing/shipping/find-shipping.js';
import type { Totals } from '../../shop/pricing/totals/totals.js';
import type { Violation } from '../../shop/pricing/totals/violation.js';
import { priceCheckout } from '../../shop/purchase/price-checkout.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import type { RedirectSession } from '../../shop/redirects/redirect-session.js';
import { validationSettings } from '../../shop/settings/validation-settings.js';

/** Notice above the form. */
interface Notice {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Notice with the validation messages of plugins. The title says whether they block the order. */
function violationsNotice(violations: readonly Violation[]): Notice | undefined {
  if (violations.length === 0) return undefined;
  const isKeptBack = violations.some(({ severity }) => severity === 'ERROR');
  return {
    title: isKeptBack ? 'Your order cannot be placed' : 'Please note',
    lines: violations.map(({ description }) => description),
  };
}

/** Shipping option, with the totals of the order for it. `rate` is absent if the order is not shipped. */
interface DeliveryChoice {
  readonly code: string;
  readonly rate?: ShippingRate;
  readonly totals: Totals;
}

/** Data of the checkout page. */
export interface CheckoutView {
  readonly session: RedirectSession;
  readonly origin: string;
  /** URL that the forms are submitted to. */
  readonly action: string;
  readonly lines: readonly StoredLine[];
  readonly form: FormValues;
  readonly errors: FormErrors;
  readonly notice?: Notice;
  readonly choices: readonly DeliveryChoice[];
  readonly selected: DeliveryChoice;
  readonly needsShipping: boolean;
  /** Whether the address is complete and the order can be shipped to it. */
  readonly deliverable: boolean;
  /** Currency that the buyer chose. The page also shows the total in it. */
  readonly customerCurrency?: string;
  readonly needsPayment: boolean;
  /** Whether items have sold out in the meantime, so that the order cannot be placed. */
  readonly soldOut: boolean;
  /** Code of the redeemed gift card. */
  readonly giftCardCode?: string;
  /** Whether the page has a field for gift cards. */
  readonly acceptsGiftCards: boolean;
  /** URL of the shop's cart, for the link back. */
  readonly cartUrl?: string;
}

/** Notice for items that have sold out in the meantime. */
const soldOutNotice = (lines: readonly StoredLine[]): Notice => ({
  title: 'Some items have just sold out',
  lines: lines
    .filter((line) => payable(line) < line.quantity)
    .map((line) => {
      const left = payable(line);
      const name = [line.facts.name, ...line.facts.descriptions.map(({ value }) => value)].join(', ');
      return left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left; you asked for ${line.quantity}.`;
    }),
});

/** Collects the data of the checkout page. Calculates the totals once for each shipping option. */
export function viewCheckout(
  tenant: Tenant,
  session: RedirectSession,
  checkout: Purchase,
  origin: string,
): CheckoutView {
  const form = { ...toForm(checkout), ...session.form };
  const { errors = {}, notice } = session.result ?? {};
  const { lines, totals } = priceCheckout(tenant, checkout);
  const rates = totals.delivery?.offer.rates ?? [];
  const choices: DeliveryChoice[] = rates.map((rate) => {
    const { code } = rate.service;
    const withIt = { ...checkout, selectedShippingOption: { code } };
    return { code, rate, totals: priceCheckout(tenant, withIt).totals };
  });
  const wanted = totals.delivery?.selected.service.code;
  const selected = choices.find(({ code }) => code === wanted) ?? { code: 'none', totals };
  const needsShipping = lines.some((line) => line.facts.shippable);
  const soldOut = lines.some((line) => payable(line) < line.quantity);
  const isValidated = validationSettings(tenant).checkout !== 'SKIP_VALIDATIONS';
  const violations = isValidated ? (checkout.plugins?.violations ?? []) : [];
  const shown = notice ?? (soldOut ? soldOutNotice(lines) : (couponNotice(totals) ?? violationsNotice(violations)));
  const cartUrl = session.callbacks.cartPageUrl ?? session.callbacks.postFlowUrl;
  return {
    session,
    origin,
    action: checkoutAddress(tenant, session),
    lines,
    form,
    errors,
    ...(shown && { notice: shown }),
    choices: choices.length > 0 ? choices : [selected],
    selected,
    needsShipping,
    ...(checkout.customerCurrency && { customerCurrency: checkout.customerCurrency }),
    deliverable: needsShipping ? choices.length > 0 : true,
    needsPayment: compare(selected.totals.afterGiftCard.payNow, 0) > 0,
    soldOut,
    ...(checkout.giftCard && { giftCardCode: checkout.giftCard.code }),
    acceptsGiftCards: acceptsGiftCards(tenant, checkout),
    ...(cartUrl && { cartUrl }),
  };
}

const couponNotice = ({ couponProblem }: Totals): Notice | undefined =>
  couponProblem && {
    title: 'Your coupon no longer applies',
    lines: [couponProblem.description, 'Go back to your cart to remove it.'],
  };
