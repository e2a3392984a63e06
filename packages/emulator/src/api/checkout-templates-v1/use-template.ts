import { findCoupon } from '../../shop/pricing/coupons/coupon.js';
import { addRequestedLines } from '../purchase/add-requested-lines.js';
import { payable } from '../../shop/line-items/line.js';
import { ownerOf } from '../../protocol/auth/owner.js';
import { resolveLines } from '../../shop/purchase/resolve-lines.js';
import { saveCheckout } from '../../shop/purchase/checkouts.js';
import { type Checkout, newPurchase } from '../../shop/purchase/purchase.js';
import { checkoutUrlOf } from '../../shop/purchase/checkout-url.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { type CheckoutTemplate, requireTemplate, templates } from '../../shop/checkout-templates/checkout-template.js';

/**
 * Creates a checkout from a template. A coupon that no longer exists is omitted.
 *
 * @throws {ApplicationError} 428 `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`, `INSUFFICIENT_INVENTORY`; 404
 * `ITEM_NOT_FOUND_IN_CATALOG`
 */
function checkoutFromTemplate(context: RouteContext): Checkout {
  const { caller, params, plugins, tenant } = context;
  const template = requireTemplate(tenant, params['checkoutTemplateId']);
  if (template.status !== 'ACTIVE') {
    const description = 'The template is inactive. Set its status to ACTIVE to create checkouts from it.';
    throw new ApplicationError('failedPrecondition', 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE', description);
  }
  const { couponCode, customLineItems, lineItems } = template;
  const coupon = couponCode === undefined ? undefined : findCoupon(tenant, couponCode);
  const owner = caller.kind === 'anonymous' ? { visitorId: newId() } : ownerOf(caller);
  const empty: Checkout = {
    ...newPurchase(tenant, owner, () => plugins.newId()),
    ...(coupon && { couponCode: coupon.code }),
    channelType: 'WEB',
    ...settingsOf(template),
    completed: false,
  };
  const merchant = { kind: 'apiKey', id: 'merchant' } as const;
  const { lines } = addRequestedLines({ ...context, caller: merchant }, empty, { lineItems, customLineItems });
  const wanted = lineItems.length + customLineItems.length;
  const count = new Set([...lineItems, ...customLineItems].map((item) => JSON.stringify(item))).size;
  if (lines.length < Math.min(wanted, count)) {
    throw new ApplicationError(
      'notFound',
      'ITEM_NOT_FOUND_IN_CATALOG',
      'An item of the template no longer exists in the catalog. Update the template.',
    );
  }
  const short = resolveLines(tenant, lines).filter((line) => payable(line) < line.quantity);
  if (short.length > 0) {
    const items = short.map((line) => ({ name: line.facts.name, quantityAvailable: payable(line) }));
    throw new ApplicationError(
      'failedPrecondition',
      'INSUFFICIENT_INVENTORY',
      'The quantity exceeds the quantity in stock.',
      { items },
    );
  }
  const checkout = saveCheckout(tenant, quoteCheckout(context, { ...empty, lines }));
  templates(tenant).put({ ...template, lastCheckoutId: checkout.id });
  return checkout;
}

/** Returns the properties, besides the items, that a checkout takes from its template. */
function settingsOf({
  customContentReference: customContent,
  customization: { disabledManualPayment, lockedCoupon, lockedGiftCard, webClient },
  externalReference,
}: CheckoutTemplate): Pick<Checkout, 'customContent' | 'externalReferences' | 'settings'> {
  return {
    settings: {
      lockGiftCard: lockedGiftCard ?? false,
      lockCouponCode: lockedCoupon ?? false,
      policyAgreementCheckboxDisabled: webClient?.disabledPolicyAgreementCheckbox ?? false,
      manualPaymentDisabled: disabledManualPayment ?? false,
    },
    ...(customContent && { customContent }),
    ...(externalReference && { externalReferences: [externalReference] }),
  };
}

/** Creates a checkout from a template for any caller. */
export const createCheckoutFromTemplate = route({
  id: 'ecom.checkoutTemplates.createCheckoutFromTemplate',
  method: 'POST',
  paths: [
    '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
    '/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
  ],
  access: 'merchant',
  handle: (context) => {
    const checkout = checkoutFromTemplate(context);
    const { id: checkoutId, purchaseFlowId } = checkout;
    return { checkoutId, checkoutUrl: checkoutUrlOf(context.tenant, checkout, context.origin.site), purchaseFlowId };
  },
});

/** Creates a checkout from a template and redirects the browser to its page. A link for buyers, without a token. */
export const createAndRedirectToCheckout = route({
  id: 'ecom.checkoutTemplates.createAndRedirectToCheckout',
  method: 'GET',
  paths: [
    '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
    '/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
  ],
  access: 'public',
  handle: (context) => {
    const location = checkoutUrlOf(context.tenant, checkoutFromTemplate(context), context.origin.site);
    return redirectResponse(context.caller, location);
  },
});
