import { findPlacedOrder, placeOrder as place } from '@cartwright/ecom/cart-v2';
import { addGiftCardToCurrentCart, createCurrentCart, getCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { searchOrders } from '@cartwright/ecom/orders';
import { CartwrightProvider } from '@cartwright/react';
import { updateProduct } from '@cartwright/stores/products';
import { getProduct, updateProduct as updateProductV3 } from '@cartwright/stores/products-v3';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getAuth, memberTokens, noTokens, otto } from '../../../packages/react/src/testing/members.js';
import { createMerchant } from '../../../packages/react/src/testing/merchant.js';
import { createPlatform, type Platform } from '../../../packages/react/src/testing/platform.js';
import { isFull } from '../../../scripts/lib/scope.js';
import { CheckoutForm } from '../src/checkout-form';
import type { OrderRequest } from '../src/use-checkout';

const deliveryMethods = [
  { code: 'standard', title: 'Standard delivery', price: '6.00' },
  { code: 'express', title: 'Express delivery', price: '1.00' },
  { code: 'pickup', title: 'Pickup in Portland', price: '0' },
];

const buyer = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Country: 'US',
  Region: 'US-OR',
  'Street and number': '12 Pike Street',
  'Postal code': '97201',
  City: 'Portland',
};

// Not by their roles, which takes seconds with the options of all regions.
const button = () => screen.getByText<HTMLButtonElement>(/^(Place order|Continue to payment)$/);
const radio = (title: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${title}`));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

/** Fills in fields, and leaves the last one. */
function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(Object.keys(fields).at(-1) ?? ''));
}

/** Waits until the form shows the totals of the last change. */
const settled = () =>
  waitFor(() => {
    expect(button().disabled).toBe(false);
    expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false');
  });

async function choose(title: string): Promise<void> {
  fireEvent.click(radio(title));
  await waitFor(() => expect(radio(title).checked).toBe(true));
  await settled();
}

const findOrder = async ({ client }: Platform, cartId: string) => (await client.use(findPlacedOrder)(cartId))?.orderId;

const countOrders = async (platform: Platform) => {
  const { orders = [] } = await createMerchant(platform).use(searchOrders)({ cursorPaging: { limit: 100 } });
  return orders.length;
};

/** Creates a platform, and the functions that a store gives to the form. */
async function createShop(catalogVersion: 'v1' | 'v3', ...items: [slug: string, quantity: number][]) {
  const platform = createPlatform(2, catalogVersion);
  await platform.fill(...(items.length > 0 ? items : [['espresso-pair', 2] as [string, number]]));
  const { cart } = await platform.client.use(getCurrentCart)();
  const placeOrder = vi.fn(
    async ({ cartId }: OrderRequest) => (await createMerchant(platform).use(place)(cartId, {})).orderId ?? '',
  );
  return { platform, cartId: cart?._id ?? '', placeOrder, onOrder: vi.fn() };
}

async function show({ client }: Platform, props: ComponentProps<typeof CheckoutForm>): Promise<void> {
  render(
    <CartwrightProvider client={client}>
      <CheckoutForm deliveryMethods={deliveryMethods} {...props} />
    </CartwrightProvider>,
  );
  await waitFor(() => expect(button().disabled).toBe(false));
}

afterEach(() => vi.unstubAllGlobals());

describe.each<'v1' | 'v3'>(isFull ? ['v1', 'v3'] : ['v3'])('with Catalog %s', (catalogVersion) => {
  test('an order that is paid offline is placed, with everything that was entered', async () => {
    const { platform, cartId, placeOrder, onOrder } = await createShop(catalogVersion);
    await show(platform, { placeOrder, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    expect(button().textContent).toBe('Place order');
    fireEvent.click(button());
    await waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
    const { orders = [] } = await createMerchant(platform).use(searchOrders)({ cursorPaging: { limit: 1 } });
    const [order] = orders;
    expect(onOrder).toHaveBeenCalledWith(order?._id);
    expect(order).toMatchObject({
      buyerInfo: { email: 'ada@example.com' },
      recipientInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
      shippingInfo: { code: 'pickup' },
      paymentStatus: 'NOT_PAID',
    });
    expect(placeOrder).toHaveBeenCalledWith({ cartId, total: order?.priceSummary?.total?.amount, isPaidOffline: true });
    expect(await screen.findByText('Nothing yet.')).toBeTruthy();
  });

  test('an order with nothing to pay is placed', async () => {
    const { platform, placeOrder, onOrder } = await createShop(catalogVersion);
    await platform.client.use(addGiftCardToCurrentCart)({ code: 'GIFT-RICH-5000' });
    await show(platform, { placeOrder, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Standard delivery');
    expect(screen.queryByLabelText('Pay at pickup')).toBeNull();
    expect(terms()).toEqual(['Subtotal', 'Delivery', 'Total', 'Gift card', 'To pay now']);
    fireEvent.click(button());
    await waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
    expect(placeOrder.mock.calls[0]?.[0]).toMatchObject({ isPaidOffline: false });
  });

  test('other orders continue on the platform’s page, which has everything filled in', async () => {
    const { platform, placeOrder, onOrder } = await createShop(catalogVersion);
    const assign = vi.fn<(url: string) => void>();
    const { href, origin } = location;
    vi.stubGlobal('location', { href, origin, assign });
    await show(platform, { placeOrder, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Express delivery');
    const price = screen.getByText('Delivery').nextSibling?.textContent;
    expect(price).not.toBe('$1.00');
    expect(screen.getByRole('radio', { name: `Express delivery ${price}` })).toBeTruthy();
    expect(button().textContent).toBe('Continue to payment');
    fireEvent.click(button());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const page = await platform.emulator.fetch(new Request(assign.mock.calls[0]?.[0] ?? ''));
    const html = await page.text();
    for (const value of ['ada@example.com', 'Lovelace', '12 Pike Street', '97201'])
      expect(html).toContain(`value="${value}"`);
    expect(html).toMatch(/value="express"\s+checked/);
    expect(placeOrder).not.toHaveBeenCalled();
    expect(button().disabled).toBe(true);
  });

  test('fields that are missing or rejected are named, and the first one has the focus', async () => {
    const { platform, placeOrder } = await createShop(catalogVersion);
    await show(platform, { placeOrder });
    fill({ Email: 'ada' });
    fireEvent.click(button());
    expect(document.activeElement).toBe(field('Email'));
    const describe = (label: string) => {
      const input = field(label);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(describe('Email')).toBe('This is not a complete email address. Check it.');
    for (const label of ['First name', 'Country', 'City']) expect(describe(label)).toBe('Fill this in.');
    expect(screen.getByRole('alert').textContent).toBe('Choose one.');
    expect(platform.sent('/redirect-session')).toEqual([]);
    fill({ ...buyer, 'Phone (optional)': '1'.repeat(60) });
    await waitFor(() => expect(describe('Phone (optional)')).toMatch(/not accepted/));
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    fill({ 'Phone (optional)': '' });
    await waitFor(() => expect(field('Phone (optional)').getAttribute('aria-invalid')).toBeNull());
  });

  test('a delivery method that the address does not have is refused, also when the address changes later', async () => {
    const { platform, placeOrder } = await createShop(catalogVersion);
    await show(platform, { placeOrder });
    fill({ ...buyer, Country: 'CA', Region: 'CA-ON', 'Postal code': 'M5V 2T6' });
    fireEvent.click(radio('Pickup'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/not available for your address/);
    expect(radio('Pickup').checked).toBe(false);
    fill(buyer);
    await choose('Pickup in Portland');
    fill({ Country: 'CA' });
    fill({ Region: 'CA-ON' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer available/);
    await settled();
    fireEvent.click(button());
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(platform.sent('/redirect-session')).toEqual([]);
    expect(placeOrder).not.toHaveBeenCalled();
  });

  test('an item that has sold out meanwhile is shown, and nothing is ordered', async () => {
    const { platform, placeOrder } = await createShop(
      catalogVersion,
      ['espresso-pair', 2],
      ['checkerboard-cushion', 1],
    );
    await show(platform, { placeOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    await platform.sellOut('espresso-pair');
    fireEvent.click(button());
    const [espresso] = screen.getAllByRole('listitem');
    expect(await within(espresso!).findByText('This has just sold out.')).toBeTruthy();
    expect(await screen.findByText('Something in your cart has just sold out. Remove it first.')).toBeTruthy();
    expect(placeOrder).not.toHaveBeenCalled();
  });

  test('a price that has changed meanwhile is shown before the order, which the next press places', async () => {
    const { platform, placeOrder, onOrder } = await createShop(catalogVersion);
    await show(platform, { placeOrder, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    const { id } = await platform.product('espresso-pair');
    const merchant = createMerchant(platform);
    if (catalogVersion === 'v1') await merchant.use(updateProduct)(id, { priceData: { price: 99 } });
    else {
      const { revision = null, variantsInfo } = await merchant.use(getProduct)(id);
      const variants = variantsInfo?.variants?.map((one) => ({ ...one, price: { actualPrice: { amount: '99' } } }));
      await merchant.use(updateProductV3)(id, { revision, variantsInfo: { variants: variants ?? [] } });
    }
    fireEvent.click(button());
    expect(await screen.findByText('The total has changed. Check it, then try again.')).toBeTruthy();
    // The product of Catalog V1 is discounted.
    const subtotal = catalogVersion === 'v1' ? '$168.30' : '$198.00';
    expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe(subtotal);
    expect(placeOrder).not.toHaveBeenCalled();
    await settled();
    fireEvent.click(button());
    await waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
  });

  test('a double click places one order', async () => {
    const { platform, placeOrder, onOrder } = await createShop(catalogVersion);
    const before = await countOrders(platform);
    await show(platform, { placeOrder, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    const form = field('Email').form!;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
    expect(placeOrder).toHaveBeenCalledOnce();
    expect(await countOrders(platform)).toBe(before + 1);
  });

  test('an order whose response was lost is found, and not placed again', async () => {
    const { platform, cartId, placeOrder, onOrder } = await createShop(catalogVersion);
    const before = await countOrders(platform);
    const loseResponse = async (order: OrderRequest) => {
      await placeOrder(order);
      throw new TypeError('Failed to fetch');
    };
    await show(platform, { placeOrder: loseResponse, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    fireEvent.click(button());
    await waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
    expect(onOrder).toHaveBeenCalledWith(await findOrder(platform, cartId));
    expect(await countOrders(platform)).toBe(before + 1);
  });

  test('a refusal of the store’s server is shown, and the next press tries again', async () => {
    const { platform, placeOrder, onOrder } = await createShop(catalogVersion);
    await show(platform, { placeOrder, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    placeOrder.mockRejectedValueOnce({ code: 'SITE_NOT_ACCEPTING_PAYMENTS' });
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Contact the store/);
    expect(onOrder).not.toHaveBeenCalled();
    await settled();
    fireEvent.click(button());
    await waitFor(() => expect(onOrder).toHaveBeenCalledOnce());
  });

  test.each([
    ['signs out', () => Promise.resolve(noTokens)],
    ['signs in', (platform: Platform) => memberTokens(platform, otto.id)],
  ] as const)('a response that arrives after the shopper %s opens no order', async (_, getTokens) => {
    const { platform, placeOrder, onOrder } = await createShop(catalogVersion);
    const tokens = await getTokens(platform);
    let release: () => void = () => undefined;
    const placeLate = vi.fn(async (order: OrderRequest) => {
      await new Promise<void>((resolve) => (release = resolve));
      return placeOrder(order);
    });
    await show(platform, { placeOrder: placeLate, onOrder, offlinePayment: 'Pay at pickup' });
    fill(buyer);
    await choose('Pickup in Portland');
    fireEvent.click(field('Pay at pickup'));
    fireEvent.click(button());
    await waitFor(() => expect(placeLate).toHaveBeenCalledOnce());
    act(() => getAuth(platform).setTokens(tokens));
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    release();
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    await placeOrder.mock.results[0]?.value;
    await act(() => Promise.resolve());
    expect(onOrder).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toContain('ada@example.com');
  });

  test('a coupon is applied and removed, and a refusal has a remedy', async () => {
    const { platform } = await createShop(catalogVersion);
    await show(platform, {});
    const apply = (code: string) => {
      fireEvent.change(field('Coupon'), { target: { value: code } });
      fireEvent.click(screen.getByText('Apply coupon'));
    };
    apply('SUMMER24');
    expect((await screen.findByRole('alert')).textContent).toBe('This coupon has expired. Try another one.');
    apply('WELCOME10');
    await waitFor(() => expect(terms()).toContain('Discount'));
    fireEvent.click(await screen.findByText('Remove coupon'));
    await waitFor(() => expect(terms()).not.toContain('Discount'));
  });

  test('a gift card pays what it can, and a code that does not exist has a remedy', async () => {
    const { platform } = await createShop(catalogVersion);
    await show(platform, {});
    const apply = (code: string) => {
      fireEvent.change(field('Gift card'), { target: { value: code } });
      fireEvent.click(screen.getByText('Apply gift card'));
    };
    apply('GIFT-NO-SUCH');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There is no gift card with this code. Check the spelling.',
    );
    apply('GIFT-GOOD-0050');
    await waitFor(() => expect(terms()).toContain('To pay now'));
    fireEvent.click(await screen.findByText('Remove gift card'));
    await waitFor(() => expect(terms()).not.toContain('To pay now'));
  });
});

test('without delivery methods, the platform’s page asks for one', async () => {
  const { platform } = await createShop('v3');
  const assign = vi.fn<(url: string) => void>();
  const { href, origin } = location;
  vi.stubGlobal('location', { href, origin, assign });
  await show(platform, { deliveryMethods: [] });
  fill(buyer);
  await settled();
  fireEvent.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

test('an empty cart has no form', async () => {
  const platform = createPlatform();
  await platform.client.use(createCurrentCart)({});
  render(
    <CartwrightProvider client={platform.client}>
      <CheckoutForm />
    </CartwrightProvider>,
  );
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();
});
