import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { official, ours } from '../harness/sides.js';
import { openPage, submit, type HostedPage } from './hosted-page.js';
import { openShop, type Shop } from './platform.js';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const thankYou = 'http://localhost:5173/thank-you';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '20 W 34th St',
};

const cents = (money: { amount?: string | null } | undefined): number => {
  expect(money?.amount).toMatch(/^\d+\.\d\d$/);
  return Math.round(Number(money?.amount) * 100);
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};
const getCode = (error: unknown): unknown => {
  const { details } = error as { details?: { applicationError?: { code?: unknown } } };
  return details?.applicationError?.code;
};

/** Finds a product with options and a variant with at least three units in stock. */
const findVariant = async (shop: Shop) => {
  const { items } = await shop.products.queryProducts().limit(100).find();
  for (const product of items.filter((item) => item.manageVariants && item.stock?.inStock)) {
    const { variants = [] } = await shop.products.queryProductVariants(must(product._id));
    const variant = variants.find(({ stock }) => stock?.trackQuantity && (stock.quantity ?? 0) >= 3);
    if (variant) return { product, variant };
  }
  throw new Error('the shop has no such variant');
};

const readStock = async (shop: Shop, productId: string, variantId: string) => {
  const { variants = [] } = await shop.products.queryProductVariants(productId, { variantIds: [variantId] });
  return must(variants[0]?.stock?.quantity);
};

/** Fills the cart with two units of a variant and opens the hosted checkout page. */
const fillCart = async (shop: Shop) => {
  const { product, variant } = await findVariant(shop);
  const reference = { appId: storesApp, catalogItemId: must(product._id), options: { variantId: must(variant._id) } };
  await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference, quantity: 2 }] });
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    shippingAddress: address,
    email: 'ada@example.com',
  });
  return { product, variant, checkoutId: must(checkoutId) };
};

const hostedCheckout = async (shop: Shop, fetch: typeof globalThis.fetch, checkoutId: string) => {
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { thankYouPageUrl: thankYou, postFlowUrl: 'http://localhost:5173/cart' },
  });
  return openPage(fetch, must(redirectSession?.fullUrl));
};

/** Fills in and submits the form of the hosted page. */
const pay = (fetch: typeof globalThis.fetch, page: HostedPage, payment: string): Promise<HostedPage> => {
  const form = must(page.forms.find(({ choices }) => choices['payment']));
  expect(form.choices['payment']).toContain(payment);
  const results: Record<string, string> = {
    ...address,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+1 212 555 0100',
    payment,
    action: 'pay',
  };
  const names = [...Object.keys(form.fields), ...Object.keys(form.choices)];
  return submit(fetch, form, Object.fromEntries(Object.entries(results).filter(([name]) => names.includes(name))));
};

describe.each([official, ours])('$name SDK', (side) => {
  let shop: Shop;
  let platform: ReturnType<typeof openShop>;
  beforeAll(() => {
    platform = openShop(side);
    shop = platform.open();
  });
  afterAll(() => platform.close());

  test('browses, filters and sorts', async () => {
    const page = await shop.products.queryProducts().ascending('name').limit(12).find();
    expect(page.items).toHaveLength(12);
    expect(page.totalCount).toBeGreaterThanOrEqual(120);
    const names = page.items.map(({ name }) => must(name));
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const next = await page.next();
    expect(next.items.map(({ _id }) => _id)).not.toContain(page.items[0]?._id);

    const collections = await shop.collections.queryCollections().find();
    expect(collections.items.length).toBeGreaterThanOrEqual(8);
    const { collection } = await shop.collections.getCollectionBySlug('featured-products');
    const id = must(collection?._id);
    expect(await shop.collections.getCollection(id)).toEqual(collection);
    const inside = await shop.products
      .queryProducts()
      .hasSome('collectionIds', [id])
      .descending('priceData.price')
      .find();
    expect(inside.items.length).toBeGreaterThan(0);
    for (const product of inside.items) expect(product.collectionIds).toContain(id);
    const prices = inside.items.map(({ priceData }) => must(priceData?.price));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(inside.items[0]?.lastUpdated).toBeInstanceOf(Date);
  });

  test('chooses a variant', async () => {
    const { product, variant } = await findVariant(shop);
    const found = await shop.products.getProduct(must(product._id));
    expect(found.product?.slug).toBe(product.slug);
    const chosen = await shop.products.getProductOptionsAvailability(must(product._id), must(variant.choices));
    expect(chosen.availableForPurchase).toBe(true);
    expect(chosen.selectedVariant?.sku).toBe(variant.variant?.sku);
  });

  test('adds an item, updates the quantity, applies a coupon, estimates, checks out, pays and finds the order', async () => {
    const { product, variant } = await findVariant(shop);
    const [productId, variantId] = [must(product._id), must(variant._id)];
    const stockBefore = await readStock(shop, productId, variantId);
    const catalogReference = { appId: storesApp, catalogItemId: productId, options: { variantId } };

    const { cart: added } = await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
    const line = must(added?.lineItems?.[0]);
    expect(line).toMatchObject({ quantity: 1, catalogReference: { catalogItemId: productId } });
    expect(line.productName?.original).toBe(product.name);
    expect(line.image).toMatch(/^wix:image:\/\/v1\//);

    const { cart: changed } = await shop.currentCart.updateCurrentCartLineItemQuantity([
      { _id: must(line._id), quantity: 3 },
    ]);
    expect(changed?.lineItems?.[0]?.quantity).toBe(3);

    const unknown: unknown = await shop.currentCart
      .updateCurrentCart({ couponCode: 'NO-SUCH-CODE' })
      .catch((error: unknown) => error);
    expect(getCode(unknown)).toBe('ERROR_COUPON_DOES_NOT_EXIST');
    const discounted = await shop.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    expect(discounted.appliedDiscounts?.[0]?.coupon?.code).toBe('WELCOME10');

    const offered = await shop.currentCart.estimateCurrentCartTotals({
      shippingAddress: address,
      calculateShipping: true,
      calculateTax: true,
    });
    const carrier = must(offered.shippingInfo?.carrierServiceOptions?.[0]);
    const option = must(carrier.shippingOptions?.[0]);
    const selectedShippingOption = { carrierId: must(carrier.carrierId), code: must(option.code) };
    const estimate = await shop.currentCart.estimateCurrentCartTotals({
      selectedShippingOption,
      shippingAddress: address,
      calculateShipping: true,
      calculateTax: true,
    });
    const summary = must(estimate.priceSummary);
    const totals = {
      subtotal: cents(summary.subtotal),
      discount: cents(summary.discount),
      shipping: cents(summary.shipping),
      tax: cents(summary.tax),
      total: cents(summary.total),
    };
    expect(totals.subtotal).toBe(3 * cents(changed?.lineItems?.[0]?.price));
    expect(totals.discount).toBe(Math.round(totals.subtotal / 10));
    expect(totals.tax).toBeGreaterThan(0);
    expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping + totals.tax);

    const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      email: 'ada@example.com',
      shippingAddress: address,
      selectedShippingOption,
    });
    const checkout = await shop.checkout.getCheckout(must(checkoutId));
    expect(cents(checkout.priceSummary?.total)).toBe(totals.total);
    expect(checkout._createdDate).toBeInstanceOf(Date);

    const page = await hostedCheckout(shop, platform.fetch, must(checkoutId));
    expect(page.status).toBe(200);
    const left = new URL((await pay(platform.fetch, page, 'card-approved')).url);
    expect(left.origin + left.pathname).toBe(thankYou);

    const order = await shop.orders.getOrder(must(left.searchParams.get('orderId')));
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      checkoutId,
    });
    expect(order.lineItems).toHaveLength(1);
    expect(order.lineItems?.[0]).toMatchObject({ quantity: 3, catalogReference: { catalogItemId: productId } });
    expect(order._createdDate).toBeInstanceOf(Date);
    expect({
      subtotal: cents(order.priceSummary?.subtotal),
      discount: cents(order.priceSummary?.discount),
      shipping: cents(order.priceSummary?.shipping),
      tax: cents(order.priceSummary?.tax),
      total: cents(order.priceSummary?.total),
    }).toEqual(totals);
    expect(sum(must(order.lineItems).map((item) => cents(item.price) * must(item.quantity)))).toBe(totals.subtotal);

    expect(await readStock(shop, productId, variantId)).toBe(stockBefore - 3);
    const emptied: unknown = await shop.currentCart.getCurrentCart().catch((error: unknown) => error);
    expect(getCode(emptied)).toBe('OWNED_CART_NOT_FOUND');

    const repeated = await pay(platform.fetch, page, 'card-approved');
    expect(new URL(repeated.url).searchParams.get('orderId') ?? order._id).toBe(order._id);
    expect(await readStock(shop, productId, variantId)).toBe(stockBefore - 3);
  });

  test('a declined card leaves cart and checkout unchanged', async () => {
    const buyer = platform.open();
    const { product, variant, checkoutId } = await fillCart(buyer);
    const before = await readStock(buyer, must(product._id), must(variant._id));
    const page = await hostedCheckout(buyer, platform.fetch, checkoutId);
    const declined = await pay(platform.fetch, page, 'card-declined');
    expect(new URL(declined.url).pathname).toMatch(/^\/hosted\/checkout\//);
    expect(declined.text).toContain('Your card was declined');
    expect((await buyer.currentCart.getCurrentCart()).lineItems?.[0]?.quantity).toBe(2);
    expect(await readStock(buyer, must(product._id), must(variant._id))).toBe(before);
    expect((await buyer.checkout.getCheckout(checkoutId)).completed).not.toBe(true);
    const left = await pay(platform.fetch, declined, 'card-approved');
    expect(new URL(left.url).searchParams.get('orderId')).toBeTruthy();
    expect(await readStock(buyer, must(product._id), must(variant._id))).toBe(before - 2);
  });

  test('pays manually, or with a card that is charged later', async () => {
    for (const [payment, paymentStatus] of [
      ['manual', 'NOT_PAID'],
      ['card-authorized', 'NOT_PAID'],
    ] as const) {
      const buyer = platform.open();
      const { checkoutId } = await fillCart(buyer);
      const left = await pay(platform.fetch, await hostedCheckout(buyer, platform.fetch, checkoutId), payment);
      const order = await buyer.orders.getOrder(must(new URL(left.url).searchParams.get('orderId')));
      expect(order).toMatchObject({ status: 'APPROVED', paymentStatus });
    }
  });

  test('the last item is sold to one of two concurrent shoppers', async () => {
    const buyers = [platform.open(), platform.open()] as const;
    const { product, variant } = await findVariant(buyers[0]);
    const [productId, variantId] = [must(product._id), must(variant._id)];
    const all = await readStock(buyers[0], productId, variantId);
    const catalogReference = { appId: storesApp, catalogItemId: productId, options: { variantId } };
    const pages = await Promise.all(
      buyers.map(async (buyer) => {
        await buyer.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: all }] });
        const { checkoutId } = await buyer.currentCart.createCheckoutFromCurrentCart({
          channelType: 'WEB',
          shippingAddress: address,
        });
        return hostedCheckout(buyer, platform.fetch, must(checkoutId));
      }),
    );
    const outcomes = await Promise.all(pages.map((page) => pay(platform.fetch, page, 'card-approved')));
    expect(outcomes.filter(({ url }) => url.startsWith(thankYou))).toHaveLength(1);
    expect(outcomes.filter(({ text }) => text.includes('have just sold out'))).toHaveLength(1);
    expect(await readStock(buyers[0], productId, variantId)).toBe(0);
  });

  test('addToCurrentCart silently adds nothing if the variant is missing', async () => {
    const buyer = platform.open();
    const { product } = await findVariant(buyer);
    const reference = { appId: storesApp, catalogItemId: must(product._id) };
    const { cart } = await buyer.currentCart.addToCurrentCart({
      lineItems: [{ catalogReference: reference, quantity: 1 }],
    });
    expect(cart?.lineItems ?? []).toEqual([]);
  });

  test('another visitor can read neither cart nor order', async () => {
    const buyer = platform.open();
    await fillCart(buyer);
    const stranger: unknown = await platform
      .open()
      .currentCart.getCurrentCart()
      .catch((error: unknown) => error);
    expect(getCode(stranger)).toBe('OWNED_CART_NOT_FOUND');
  });
});
