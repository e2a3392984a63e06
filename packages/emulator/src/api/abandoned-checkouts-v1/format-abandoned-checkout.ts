import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import type { Origins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { AbandonedCheckout } from '../../shop/abandoned-checkouts/abandoned-checkout.js';
import { getContactId } from '../../shop/contacts/get-contact-id.js';
import type { StoredLine } from '../../shop/line-items/line.js';
import { getCartId } from '../../shop/purchase/purchase.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { formatLineImage } from '../purchase/format-line-image.js';
import { formatLineItem } from '../purchase/format-line-item.js';
import { formatDiscounts } from '../purchase/format-totals.js';

function formatLine(line: StoredLine, currency: string, origin: Origins): object {
  const fields: Record<string, unknown> = formatLineItem(line, currency, origin);
  return {
    ...Object.fromEntries(
      ['id', 'quantity', 'catalogReference', 'productName', 'price', 'priceBeforeDiscounts']
        .concat('descriptionLines', 'physicalProperties')
        .flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    ),
    ...formatLineImage(line, 'image', origin),
  };
}

/** Formats an abandoned checkout as the platform does. */
export function formatAbandonedCheckout(tenant: Tenant, abandoned: AbandonedCheckout, origin: Origins): object {
  const { activities, checkout, email, id, recoveredDate, status } = abandoned;
  const { billingInfo, customerCurrency, lines, owner, shippingDestination, totals } = checkout;
  const { currency } = totals;
  const { contactDetails } = billingInfo ?? shippingDestination ?? {};
  const contactId = getContactId({ owner, email });
  const link = new URLSearchParams({ metasiteId: tenant.siteId }).toString();
  return {
    id,
    createdDate: abandoned.createdDate,
    updatedDate: abandoned.updatedDate,
    checkoutId: checkout.id,
    cartId: getCartId(checkout) ?? ('revision' in checkout ? checkout.id : undefined),
    status,
    buyerLanguage: storeSettings.language,
    buyerInfo: { ...owner, ...(contactId && { contactId }), email },
    ...(contactDetails && { contactDetails }),
    currency,
    conversionCurrency: customerCurrency ?? currency,
    totalPrice: toMultiCurrencyPrice(totals.total, currency),
    subtotalPrice: toMultiCurrencyPrice(totals.subtotal, currency),
    activities,
    ...(recoveredDate && { checkoutRecoveredDate: recoveredDate }),
    checkoutUrl: `${origin.site}/ecom/v1/abandoned-checkout/${id}/redirect-to-checkout?${link}`,
    lineItems: lines.map((line) => formatLine(line, currency, origin)),
    appliedDiscounts: formatDiscounts(totals),
  };
}
