import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { iris, signIn } from '../../testing/member.js';
import { send, visitorToken } from '../../testing/visitor.js';

const callbacks = { postFlowUrl: 'http://localhost:5173/shop' };
let emulator: Emulator;

beforeEach(() => {
  emulator = createEmulator();
});

interface Session {
  readonly redirectSession: { readonly fullUrl: string; readonly urlDetails: { readonly searchParams: object } };
}

const begin = async (body: object, token?: string) =>
  send<Session>(emulator, 'POST', '/v1/redirect-session', {
    body: { callbacks, ...body },
    token: token ?? (await visitorToken(emulator)),
  });

const open = async (body: object, token?: string) => {
  const { redirectSession } = (await begin(body, token)).body;
  const response = await emulator.fetch(new Request(redirectSession.fullUrl));
  return { status: response.status, html: await response.text() };
};

test('a product has a page that links to the shop', async () => {
  const { html, status } = await open({ storesProduct: { productSlug: 'everyday-tee' } });
  expect(status).toBe(200);
  for (const text of ['Everyday Tee', '$', 'href="http://localhost:5173/shop"']) expect(html).toContain(text);
  const unknown = await open({ storesProduct: { productSlug: 'no-such-product' } });
  expect([unknown.status, unknown.html.includes('Product not found')]).toEqual([404, true]);
});

test('the account page shows the signed-in member, and asks visitors to sign in', async () => {
  const { access_token: token } = await signIn(emulator, iris);
  expect((await open({ memberAccountPage: {} }, token)).html).toContain(iris.email);
  expect((await open({ memberAccountPage: { section: 'ORDERS' } }, token)).html).toContain('no orders yet');
  expect((await open({ memberAccountPage: {} })).html).toContain('You are not signed in');
});

test('the account page has no subscriptions of a member without any', async () => {
  const { access_token: token } = await signIn(emulator, iris);
  expect((await open({ memberAccountPage: { section: 'SUBSCRIPTIONS' } }, token)).html).toContain(
    'no subscriptions yet',
  );
});

test('an order payment request leads to its payment page', async () => {
  const { redirectSession } = (await begin({ ecomOrderPaymentRequest: { paymentRequestId: 'r' } })).body;
  const response = await emulator.fetch(new Request(redirectSession.fullUrl));
  expect(response.headers.get('location')).toMatch(/\/hosted\/payment-requests\/r\?clientId=/);
});

test.each([
  [{ bookingsCheckout: { slotAvailability: { slot: {} } } }, 'the checkout of a booking'],
  [{ bookingsBook: {} }, 'the page to book a service'],
  [{ eventsCheckout: { eventSlug: 'fair', reservationId: 'r' } }, 'the checkout of an event'],
  [{ paidPlansCheckout: { planId: 'p' } }, 'the checkout of a pricing plan'],
])("%j redirects to a placeholder of the platform's page", async (body, text) => {
  const { html, status } = await open(body);
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html).toContain('href="http://localhost:5173/shop"');
});

test('preferences add query parameters, and never another client', async () => {
  const additionalQueryParameters = { lang: 'de', utm_source: 'mail', clientId: 'other' };
  const { redirectSession } = (await begin({ bookingsBook: {}, preferences: { additionalQueryParameters } })).body;
  const { searchParams } = new URL(redirectSession.fullUrl);
  expect([searchParams.get('lang'), searchParams.get('utm_source')]).toEqual(['de', 'mail']);
  expect(searchParams.getAll('clientId')).not.toContain('other');
  expect(Object.fromEntries(searchParams)).toEqual(redirectSession.urlDetails.searchParams);
});

test('a page is of no use after three hours', async () => {
  const { redirectSession } = (await begin({ bookingsBook: {} })).body;
  emulator.clock().advance(3 * 60 * 60 * 1000);
  expect((await emulator.fetch(new Request(redirectSession.fullUrl))).status).toBe(404);
});
