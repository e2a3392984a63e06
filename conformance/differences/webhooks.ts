import { createClient as createOurClient } from '@cartwright/core';
import { createServicePlugins } from '@cartwright/core/plugins';
import { createWebhooks, type WebhookOptions } from '@cartwright/core/webhooks';
import { currentCart as ourCart } from '@cartwright/ecom';
import { giftVouchersProvider as ourVouchers, shippingRates as ourRates } from '@cartwright/ecom/service-plugins';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as giftVouchersProvider from '@wix/auto_sdk_ecom_gift-vouchers-provider';
import * as shippingRates from '@wix/auto_sdk_ecom_shipping-rates';
import { AppStrategy, createClient } from '@wix/sdk';
import { expect } from 'vitest';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { bothV3Handlers } from '../harness/v3-handlers.js';
import type { Show } from './show.js';

const handlers = { getShippingRates: () => ({ shippingRates: [] }) };

type Register = (handler: (event: unknown) => void) => void;
type Provide = (handlers: object) => void;

/** Opens the official client. */
const official = () => {
  const client = createClient({
    auth: AppStrategy({ appId: 'app-1', publicKey }),
    modules: { currentCart, shippingRates, giftVouchersProvider },
  });
  return {
    webhooks: client.webhooks,
    servicePlugins: client.servicePlugins,
    onCartUpdated: client.currentCart.onCartUpdated as Register,
    provideRates: client.shippingRates.provideHandlers as unknown as Provide,
    provideVouchers: client.giftVouchersProvider.provideHandlers as unknown as Provide,
  };
};

/** Opens the webhooks of Cartwright. */
const ours = (options: Partial<WebhookOptions> = {}) => {
  const client = createOurClient({
    modules: {
      currentCart: ourCart,
      shippingRates: ourRates,
      giftVouchersProvider: ourVouchers,
      webhooks: createWebhooks({ publicKey, ...options }),
      servicePlugins: createServicePlugins({ publicKey, ...options }),
    },
  });
  return {
    webhooks: client.webhooks,
    servicePlugins: client.servicePlugins,
    onCartUpdated: client.currentCart.onCartUpdated as unknown as Register,
    provideRates: client.shippingRates.provideHandlers as unknown as Provide,
    provideVouchers: client.giftVouchersProvider.provideHandlers as unknown as Provide,
  };
};

/** Event of a cart, signed as by the platform. */
const event = (updatedEvent: object, claims: object = {}) =>
  signedToken({
    ...claims,
    data: JSON.stringify({
      eventType: 'wix.ecom.v1.cart_updated',
      instanceId: 'instance-1',
      data: JSON.stringify({ id: 'event-1', entityFqdn: 'wix.ecom.v1.cart', updatedEvent }),
    }),
  });

/** Plugin request, signed as by the platform. */
const call = (appExtensionType: string, claims: object = {}) =>
  signedToken({
    aud: 'app-1',
    iss: 'wix.com',
    ...claims,
    data: { request: {}, metadata: { instanceId: 'instance-1', appExtensionType } },
  });

/** Arguments of both SDKs' handlers for an event that is delivered twice. */
async function deliveredTwice(updatedEvent: object) {
  const recorded: { theirs: unknown[]; own: unknown[] } = { theirs: [], own: [] };
  const [theirs, own] = [official(), ours()];
  theirs.onCartUpdated((received) => recorded.theirs.push(received));
  own.onCartUpdated((received) => recorded.own.push(received));
  for (let delivery = 0; delivery < 2; delivery++) {
    await theirs.webhooks.process(event(updatedEvent));
    await own.webhooks.process(event(updatedEvent));
  }
  return recorded;
}

const url = 'https://app.example/v1/getRates';

/** Differences in events and plugins. */
export const webhookShows = {
  'event-coordinates-converted': async () => {
    const address = { geocode: { latitude: 'NaN' } };
    const { theirs, own } = await deliveredTwice({ currentEntity: { contactInfo: { address } } });
    const latitude = (value: unknown) => ({ entity: { contactInfo: { address: { location: { latitude: value } } } } });
    expect(theirs[0]).toMatchObject(latitude('NaN'));
    expect(own[0]).toMatchObject(latitude(NaN));
  },
  'rich-content-verbatim': async () => {
    const node = { id: 'n', type: 'IMAGE', imageData: { crop: { x: 'NaN' } }, nodes: [{ id: 'm' }] };
    const entity = { description: { nodes: [node] } };
    const { official: theirs, ours: own } = await bothV3Handlers(
      { module: 'infoSections', name: 'onInfoSectionCreated' },
      { createdEvent: { entity } },
    );
    const renamed = { _id: 'n', type: 'IMAGE', imageData: { crop: { x: NaN } }, nodes: [{ _id: 'm' }] };
    expect(theirs[0]).toMatchObject({ entity: { description: { nodes: [renamed] } } });
    expect(own[0]).toMatchObject({ entity });
  },
  'event-type-in-metadata': async () => {
    const { theirs, own } = await deliveredTwice({ currentEntity: {} });
    expect((theirs[0] as { metadata: object }).metadata).not.toHaveProperty('eventType');
    expect(own[0]).toMatchObject({ metadata: { eventType: 'wix.ecom.v1.cart_updated' } });
  },
  'events-handled-once': async () => {
    const { theirs, own } = await deliveredTwice({ currentEntity: {} });
    expect([theirs.length, own.length]).toEqual([2, 1]);
  },
  'events-without-handlers': async () => {
    await expect(official().webhooks.process(event({}))).resolves.toBeTruthy();
    await expect(ours().webhooks.process(event({}))).rejects.toThrow('Unexpected event type');
  },
  'events-for-other-apps': async () => {
    const foreign = event({}, { aud: 'app-2', iss: 'evil.example' });
    await expect(official().webhooks.parseJWT(foreign)).resolves.toBeTruthy();
    await expect(ours({ appId: 'app-1' }).webhooks.parseJWT(foreign)).rejects.toThrow('JWT is not valid');
    await expect(ours({ issuer: 'wix.com' }).webhooks.parseJWT(foreign)).rejects.toThrow('JWT is not valid');
  },
  'tokens-canonical': async () => {
    const sound = event({});
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...alphabet].map((last) => sound.slice(0, -1) + last).filter((other) => other !== sound);
    const accepted = async (parse: (token: string) => Promise<unknown>) =>
      (await Promise.allSettled(others.map(parse))).filter(({ status }) => status === 'fulfilled').length;
    const [theirs, own] = [official(), ours()];
    expect(await accepted((token) => theirs.webhooks.parseJWT(token))).toBe(15);
    expect(await accepted((token) => own.webhooks.parseJWT(token))).toBe(0);
  },
  'invalid-token-message': async () => {
    const late = event({}, { exp: 1 });
    await expect(official().webhooks.parseJWT(late)).rejects.toThrow('"exp" claim timestamp check failed');
    await expect(ours().webhooks.parseJWT(late)).rejects.toMatchObject({
      message: 'JWT is not valid',
      reason: 'claim exp',
    });
  },
  'modified-dates-of-review-requests': async () => {
    const updatedDate = '2024-01-02T03:04:05.678Z';
    const payload = { updatedEvent: { currentEntity: {}, modifiedFields: { updatedDate } } };
    const received = await bothV3Handlers({ module: 'reviewRequests', name: 'onReviewRequestUpdated' }, payload);
    expect(received.official).toMatchObject([{ modifiedFields: { _updatedDate: updatedDate } }]);
    expect(received.ours).toMatchObject([{ modifiedFields: { _updatedDate: new Date(updatedDate) } }]);
  },
  'modified-field-prototypes': async () => {
    const updatedEvent = { currentEntity: {}, modifiedFields: { '__proto__.polluted': 'yes', buyerNote: 'x' } };
    const polluted = () => ({}) as { polluted?: string };
    const own = ours();
    own.onCartUpdated(() => {});
    await own.webhooks.process(event(updatedEvent));
    expect(polluted().polluted).toBeUndefined();
    const theirs = official();
    theirs.onCartUpdated(() => {});
    await theirs.webhooks.process(event(updatedEvent));
    try {
      expect(polluted().polluted).toBe('yes');
    } finally {
      delete (Object.prototype as { polluted?: string }).polluted;
    }
  },
  'plugin-audience-configured': async () => {
    const foreign = { url, body: call('ECOM_SHIPPING_RATES', { aud: 'app-2' }) };
    const sides = [official(), ours(), ours({ appId: 'app-1' })] as const;
    for (const { provideRates } of sides) provideRates(handlers);
    const [theirs, open, configured] = sides;
    await expect(theirs.servicePlugins.process(foreign)).rejects.toThrow('"aud"');
    await expect(open.servicePlugins.process(foreign)).resolves.toEqual({ shippingRates: [] });
    await expect(configured.servicePlugins.process(foreign)).rejects.toThrow('JWT is not valid');
  },
  'plugin-second-implementation': async () => {
    const message = 'Multiple service plugin implementations found for component type ecom_shipping_rates';
    const [theirs, own] = [official(), ours()];
    for (const { provideRates } of [theirs, own]) provideRates(handlers);
    theirs.provideRates(handlers);
    await expect(theirs.servicePlugins.process({ url, body: call('ECOM_SHIPPING_RATES') })).rejects.toThrow(message);
    expect(() => own.provideRates(handlers)).toThrow(message);
    await expect(own.servicePlugins.process({ url, body: call('ECOM_SHIPPING_RATES') })).resolves.toBeTruthy();
  },
  'plugin-paths': async () => {
    const called = async (side: ReturnType<typeof official> | ReturnType<typeof ours>) => {
      const names: string[] = [];
      const of = (name: string) => () => (names.push(name), {});
      side.provideVouchers({ getBalance: of('getBalance'), redeem: of('redeem'), _void: of('_void') });
      const address = 'https://app.example/v1/balance?next=/v1/redeem';
      await side.servicePlugins.process({ url: address, body: call('GIFT_CARDS_PROVIDER') });
      return names;
    };
    expect(await called(official())).toEqual(['redeem']);
    expect(await called(ours())).toEqual(['getBalance']);
  },
} satisfies Record<string, Show>;
