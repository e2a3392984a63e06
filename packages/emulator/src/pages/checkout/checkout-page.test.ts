import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { address, callbacks, hidden, isBack, openPage, orderId, submitPage } from '../../testing/hosted-pages.js';
import {
  type Body,
  type Product,
  type Shopper,
  findProducts,
  newShopper,
  simpleProduct,
} from '../../testing/shopper.js';

let emulator: Emulator;
let shopper: Shopper;
let product: Product;
let url: string;

interface Session {
  redirectSession: { id: string; fullUrl: string; urlDetails: { endpoint: string; searchParams: object } };
}
const redirect = (body: object) =>
  shopper.call<Body & Session>('POST', '/_api/redirects-api/v1/redirect-session', body);

beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator, 10);
  await shopper.add(product.id, 2);
  const { body } = await shopper.cart('POST', 'create-checkout', { channelType: 'WEB' });
  url = (await redirect({ ecomCheckout: { checkoutId: body.checkoutId }, callbacks })).body.redirectSession.fullUrl;
});

const open = (at = url) => openPage(emulator, at);
const submit = (fields: Record<string, string>) => submitPage(emulator, url, fields);
const pay = async (fields: Record<string, string>) => {
  await submit({ ...address, action: 'update' });
  return submit({ ...address, shippingOption: 'standard', action: 'pay', ...fields });
};
const order = async (id: string) =>
  (
    await shopper.call<{ order: { paymentStatus: string; activities: { type: string }[] } }>(
      'GET',
      `/ecom/v1/orders/${id}`,
    )
  ).body.order;

describe('the hosted checkout page', () => {
  it('shows the order, forbids frames, caching and scripts, and limits form targets to the emulator and the shop', async () => {
    const { html, response } = await open();
    expect(response.status).toBe(200);
    expect(html).toContain(product.name);
    expect(html).not.toMatch(/<script|style="/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self' http://localhost:5173;"]) {
      expect(policy).toContain(part);
    }
  });

  it('offers shipping options for the address, and keeps entered values', async () => {
    expect((await open()).html).not.toContain('Express shipping');
    const { response } = await submit({ ...address, email: 'not yet', action: 'update' });
    expect(response.status).toBe(303);
    const { html } = await open(new URL(response.headers.get('location') ?? '', url).href);
    expect(html).toContain('Express shipping');
    expect(html).toContain('Pick up in store');
    expect(html).toContain('Washington, Seattle');
    expect(html).toContain('value="not yet"');
    expect(html).toContain('value="Lovelace"');
  });

  it('shows the totals of the selected option, also of one with another code, and the regions of the country', async () => {
    await submit({ ...address, action: 'update' });
    const { html, response } = await open();
    const ids = [...html.matchAll(/<input type="radio" id="([^"]+)" name="shippingOption"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    for (const [index, id] of ids.entries()) {
      expect(html).toContain(`body:has(#${id}:checked) .for-${index} {`);
      expect(html).toContain(`class="for for-${index} `);
    }
    for (const [, country] of html.matchAll(/class="[^"]*only-([A-Z]{2})"/g)) {
      expect(html).toContain(`form:has(#country option[value='${country}']:checked) .only-${country} {`);
    }
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(nonce).not.toBe('');
  });

  it('collapses contact and address while they are complete, and keeps their fields in the form', async () => {
    expect((await open()).html).not.toContain('<details class="known"');
    await submit({ ...address, email: '', action: 'update' });
    expect((await open()).html).not.toContain('<details class="known"');
    await submit({ ...address, action: 'update' });
    const { html } = await open();
    const [known = ''] = /<details class="known">.*?<\/details>/s.exec(html) ?? [];
    const summary = known.slice(0, known.indexOf('</summary>'));
    for (const text of ['Ada Lovelace', address.email, '12 Pike Street, Seattle, Washington, 98101, United States']) {
      expect(summary).toContain(text);
    }
    expect(known).toContain('name="email"');
    expect(known).toContain('name="postalCode"');
  });

  it('places and pays the order with a valid card, and redirects', async () => {
    const { response } = await pay({ payment: 'card-approved' });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe('http://localhost:5173/thanks');
    expect(location.searchParams.get('lang')).toBe('en');
    const placed = await order(orderId(response));
    expect(placed.paymentStatus).toBe('PAID');
    expect(placed.activities.map(({ type }) => type)).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
    expect((await shopper.cart('GET')).status).toBe(404);
    expect(emulator.mails()).toHaveLength(1);
  });

  it.each([
    ['manual', 'NOT_PAID', ['ORDER_PLACED']],
    ['card-authorized', 'NOT_PAID', ['ORDER_PLACED', 'AUTHORIZED_PAYMENT_CREATED']],
    ['card-pending', 'PENDING', ['ORDER_PLACED', 'PAYMENT_PENDING', 'ORDER_PENDING']],
  ])('takes %s', async (payment, status, activities) => {
    const placed = await order(orderId((await pay({ payment })).response));
    expect(placed.paymentStatus).toBe(status);
    expect(placed.activities.map(({ type }) => type)).toEqual(activities);
  });

  it('reports a declined card, and keeps the entered values', async () => {
    const { html, response } = await pay({ payment: 'card-declined' });
    expect(isBack(response)).toBe(true);
    expect(html).toContain('<title>Error: Checkout');
    expect(html).toContain('Your card was declined');
    expect(html).toMatch(/id="payment-error">This card was declined\. Choose another way to pay\./);
    expect(html).not.toContain('Please check');
    expect(html).toContain('value="Lovelace"');
    expect((await shopper.cart('GET')).status).toBe(200);
    expect(emulator.mails()).toHaveLength(0);
    expect(new URL((await pay({ payment: 'card-approved' })).response.headers.get('location') ?? '').pathname).toBe(
      '/thanks',
    );
  });

  it('shows an error until the next form, also after reloads', async () => {
    await pay({ payment: 'card-declined' });
    expect((await open()).html).toContain('Your card was declined');
    expect((await open()).html).toContain('Your card was declined');
    await submit({ ...address, action: 'update' });
    expect((await open()).html).not.toContain('Your card was declined');
  });

  it('shows an error at each invalid field', async () => {
    const { html, response } = await pay({ email: 'ada', postalCode: '1', firstName: '' });
    expect(isBack(response)).toBe(true);
    for (const name of ['email', 'postalCode', 'firstName', 'payment']) expect(html).toContain(`id="${name}-error"`);
    expect(html).toMatch(/name="email"[^>]*value="ada"[^>]*aria-invalid="true"/);
  });

  it('escapes entered values', async () => {
    const { html } = await pay({ payment: '', firstName: '"><img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img src=x');
  });

  it('places one order for a form that is submitted twice', async () => {
    await submit({ ...address, action: 'update' });
    const fields = {
      ...hidden((await open()).html),
      ...address,
      shippingOption: 'standard',
      payment: 'card-approved',
      action: 'pay',
    };
    const send = () => emulator.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
    const [first, second] = await Promise.all([send(), send()]);
    expect(orderId(first)).toBe(orderId(second));
    expect(emulator.mails()).toHaveLength(1);
    expect((await open()).response.status).toBe(303);
  });

  it('lists items that have sold out in the meantime', async () => {
    await submit({ ...address, action: 'update' });
    const other = await newShopper(emulator);
    const { body } = await other.add(product.id, (product.stock.quantity ?? 0) - 1);
    expect(body.cart?.lineItems).toHaveLength(1);
    await other.call('POST', `/ecom/v1/checkouts/${await other.checkOut()}/create-order`, {});
    const { html, response } = await pay({ payment: 'card-approved' });
    expect(isBack(response)).toBe(true);
    expect(html).toContain(`Only 1 of ${product.name} left`);
    expect(html).toContain('href="http://localhost:5173/cart"');
    expect(emulator.mails()).toHaveLength(1);
  });

  it('asks for confirmation if the total has changed', async () => {
    await submit({ ...address, action: 'update' });
    const { html, response } = await submit({
      ...address,
      shippingOption: 'standard',
      payment: 'card-approved',
      action: 'pay',
      'total-standard': '1.00',
    });
    expect(isBack(response)).toBe(true);
    expect(html).toContain('The total has changed');
    const moved = await pay({ payment: 'card-approved', 'subdivision-US': 'US-CA', postalCode: '94110' });
    expect(isBack(moved.response)).toBe(true);
    expect(moved.html).toContain('The total has changed');
  });

  it('rejects an address in a country without shipping', async () => {
    await submit({ ...address, country: 'AQ', postalCode: '', action: 'update' });
    const { html } = await open();
    expect(html).toContain('We do not ship to this address');
    expect(html).not.toContain('value="pay"');
    const { response } = await submit({
      ...address,
      country: 'AQ',
      postalCode: '',
      payment: 'manual',
      action: 'pay',
      'total-none': '1',
    });
    expect(isBack(response)).toBe(true);
    expect(emulator.mails()).toHaveLength(0);
  });

  it('requires no shipping for digital products', async () => {
    const [file] = await findProducts(
      emulator,
      ({ productOptions, productType, stock }) =>
        productType === 'digital' && productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK',
    );
    const buyer = await newShopper(emulator);
    await buyer.add(file?.id ?? '');
    const checkoutId = (await buyer.cart('POST', 'create-checkout', { channelType: 'WEB' })).body.checkoutId;
    const session = await buyer.call<Session>('POST', '/v1/redirect-session', {
      ecomCheckout: { checkoutId },
      callbacks,
    });
    url = session.body.redirectSession.fullUrl;
    expect((await open()).html).not.toContain('Show delivery options');
    expect((await pay({ payment: 'card-approved' })).response.status).toBe(303);
  });

  it('rejects forms without its token, other clients, guessed IDs, and requests after three hours', async () => {
    const { response } = await submit({ ...address, formToken: 'forged', action: 'pay' });
    expect(response.status).toBe(403);
    await newShopper(emulator, 'another-client');
    expect((await open(url.replace(/clientId=.*/, 'clientId=another-client'))).response.status).toBe(404);
    expect(
      (await open(url.replace(/checkout\/[^?]+/, 'checkout/00000000-0000-4000-8000-000000000000'))).response.status,
    ).toBe(404);
    emulator.clock().advance(3 * 60 * 60 * 1000);
    expect((await open()).response.status).toBe(404);
  });
});

describe('a redirect session', () => {
  it('returns the URL of the checkout page', async () => {
    const { redirectSession } = (
      await redirect({ logout: {}, callbacks: { postFlowUrl: 'http://localhost:5173/bye' } })
    ).body;
    expect(redirectSession.fullUrl.startsWith(redirectSession.urlDetails.endpoint)).toBe(true);
    const { response } = await open(redirectSession.fullUrl);
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost:5173/bye']);
  });

  it.each([
    'javascript:alert(1)',
    '/thanks',
    '//evil.test',
    'data:text/html,x',
    'ftp://shop.test',
    'http://shop.test/',
    'http://localhost.evil.test/',
    'https://user:secret@shop.test/',
    'https:\\\\evil.test',
    7,
  ])('rejects the callback URL %s', async (thankYouPageUrl) => {
    const { body, status } = await redirect({ logout: {}, callbacks: { thankYouPageUrl } });
    expect(status).toBe(400);
    expect(body.details?.validationError?.fieldViolations[0]?.field).toBe('callbacks.thankYouPageUrl');
  });

  it.each([
    [{}, 'REQUIRED_ONE_OF_FIELD'],
    [{ bookingsCheckout: {} }, 'REQUIRED_FIELD'],
    [{ storesProduct: {} }, 'MIN_LENGTH'],
    [{ memberAccountPage: { section: 'PETS' } }, 'INVALID_ENUM_VALUE'],
    [{ eventsCheckout: { eventSlug: 'fair' } }, 'MIN_LENGTH'],
    [{ logout: {}, ecomCheckout: {} }, 'ONE_OF_ALIGNMENT'],
    [{ ecomCheckout: {} }, 'REQUIRED_FIELD'],
  ])('refuses %o', async (body, rule) => {
    const response = await redirect(body);
    expect(response.status).toBe(400);
    expect(response.body.details?.validationError?.fieldViolations[0]?.violatedRule).toBe(rule);
  });

  it('rejects the checkout of another buyer, and callback URLs that are not registered', async () => {
    const other = await newShopper(emulator);
    await other.add(product.id);
    const checkoutId = await other.checkOut();
    expect((await redirect({ ecomCheckout: { checkoutId } })).status).toBe(404);

    emulator = createEmulator({
      catalogVersion: 'v1',
      clients: [{ clientId: 'mine', redirectUris: ['https://shop.test/callback'] }],
    });
    shopper = await newShopper(emulator, 'mine');
    const to = async (postFlowUrl: string) => (await redirect({ logout: {}, callbacks: { postFlowUrl } })).status;
    expect([
      await to('https://shop.test/bye?x=1'),
      await to('https://shop.test.evil.test/'),
      await to('http://localhost/'),
    ]).toEqual([200, 400, 400]);
  });
});
