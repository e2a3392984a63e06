import { FieldReader } from '../../kernel/input/field-reader.js';
import { currenciesFrom } from '../../kernel/money/convert.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { checkOutCart } from '../../shop/purchase/check-out-cart.js';
import { hostedUrlOf } from '../../shop/purchase/checkout-url.js';
import { siteStatus } from '../../shop/settings/site-status.js';
import { cartById } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

/** Reads the currency of the checkout page: the store's, or one with a conversion rate. */
function readCurrency(context: RouteContext): { readonly customerCurrency: string } | undefined {
  const read = new FieldReader();
  const customerCurrency = read.oneOf(
    bodyOf(context).currencyCode,
    'currencyCode',
    currenciesFrom(storeCurrency(context.tenant)),
  );
  read.check();
  return customerCurrency === undefined ? undefined : { customerCurrency };
}

/** Gets the URL where the customer checks out: the custom one of the cart, or that of the hosted page. */
export const getCheckoutUrl = route({
  id: 'ecom.cartV2.getCheckoutUrl',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/get-checkout-url', '/v2/carts/{cartId}/get-checkout-url'],
  access: 'visitor',
  handle: (context) => {
    const { origin, tenant } = context;
    const currency = readCurrency(context);
    const cart = cartById.find(context);
    const { hasCheckoutPage, published } = siteStatus(tenant);
    if (!published) throw cartError('SITE_NOT_PUBLISHED', 'The site is not published.');
    const { overrideCheckoutUrl: custom } = cart;
    if (custom) return { checkoutUrl: custom.replaceAll('{checkout_id}', cart.id) };
    if (!hasCheckoutPage) throw cartError('CHECKOUT_PAGE_NOT_FOUND', 'The site has no checkout page.');
    const url = new URL(hostedUrlOf(tenant, checkOutCart(context, { ...cart, ...currency }), origin.site));
    if (currency) url.searchParams.set('currency', currency.customerCurrency);
    return { checkoutUrl: url.href };
  },
});
