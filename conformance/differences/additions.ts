import * as core from '@cartwright/core';
import { createClient, isCartwrightError, type AuthStrategy, type ClientOptions } from '@cartwright/core';
import { currentCart as ourCart, type checkoutSettings as ourSettings } from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import { OAuthStrategy, type OAuthStrategyOptions } from '@cartwright/identity';
import type * as officialSettings from '@wix/auto_sdk_ecom_checkout-settings';
import * as officialCart from '@wix/auto_sdk_ecom_current-cart';
import * as officialSdk from '@wix/sdk';
import { expect, expectTypeOf, vi } from 'vitest';
import { differences, type Difference, type DifferenceId } from '../differences.js';
import { officialFacts } from '../harness/errors.js';
import { freshTokens, openOfficial, openOurs, type AnyClient } from '../harness/sides.js';
import { stubFetch } from '../harness/stub-fetch.js';
import { both, invoke, type Show } from './show.js';

const clients = () => ({
  theirs: openOfficial({ fetch }) as unknown as AnyClient,
  own: openOurs({ fetch }) as unknown as AnyClient,
});

const getDifference = (id: DifferenceId) => differences.find((difference) => difference.id === id) as Difference;

/** Options that a difference lists. */
type Listed<Id extends DifferenceId, List extends 'options' | 'absentOptions'> =
  Extract<(typeof differences)[number], { id: Id }> extends Readonly<Record<List, readonly (infer Name)[]>>
    ? Name
    : never;

/** Checks that one client has each of these names, such as `orders.utils`, and that the other has none. */
const onlyIn = (present: AnyClient, missing: AnyClient, names: readonly string[] = []): void => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const [module = '', member] = name.split('.');
    expect(member ? present[module] : present, name).toHaveProperty(member ?? module);
    expect((member ? missing[module] : missing) ?? {}, name).not.toHaveProperty(member ?? module);
  }
};

/** Checks that only Cartwright has the exports that a difference lists. */
const exported = (id: DifferenceId): Show => {
  return () => {
    const { theirs, own } = clients();
    onlyIn(own, theirs, getDifference(id).exports);
  };
};

/** Checks that only the official client has the exports that a difference lists as absent. */
const absent = (id: DifferenceId): Show => {
  return () => {
    const { theirs, own } = clients();
    onlyIn(theirs, own, getDifference(id).absent);
  };
};

/** Adds items to the cart with both SDKs, with these client headers. */
async function withHeaders(headers: object) {
  const [theirs, own] = [stubFetch({ json: {} }), stubFetch({ json: {} })];
  const tokens = freshTokens();
  await officialSdk
    .createClient({
      auth: officialSdk.OAuthStrategy({ clientId: 'c', tokens }),
      headers: headers as never,
      modules: { currentCart: officialCart },
      fetch: theirs.fetch,
    })
    .currentCart.addToCurrentCart({});
  await createClient({
    auth: OAuthStrategy({ clientId: 'c', tokens }),
    headers: headers as Record<string, string>,
    modules: { currentCart: ourCart },
    fetch: own.fetch,
  }).currentCart.addToCurrentCart({});
  return { theirs: theirs.headers[0], own: own.headers[0] };
}

/** Exports, requests and validation that the official client does not have. */
export const additionShows = {
  'merchant-discounts-sent': async () => {
    const merchantDiscounts = [{ amount: '5.00' }];
    const { theirs, own } = await both((client) =>
      invoke(client, 'currentCart.updateCurrentCart', { merchantDiscounts }),
    );
    expect(theirs.sent[0]?.body).toEqual({});
    expect(own.sent[0]?.body).toEqual({ merchantDiscounts });
  },

  'both-forms-sent': async () => {
    const [transaction, transactions] = [{ paymentId: 'p' }, [{ paymentId: 'q' }]];
    const { theirs, own } = await both((client) =>
      invoke(client, 'orderTransactions.updateRefundTransaction', 'o', 'r', { transaction, transactions }),
    );
    expect(theirs.sent[0]?.body).toEqual({ orderId: 'o', refundId: 'r', transaction });
    expect(own.sent[0]?.body).toEqual({ orderId: 'o', refundId: 'r', transaction, transactions });
  },

  'undeclared-options-sent': async () => {
    const { theirs, own } = await both((client) =>
      invoke(client, 'currentCart.addToCurrentCart', { fieldOfTomorrow: 'x' }),
    );
    expect(theirs.sent[0]?.body).toEqual({});
    expect(own.sent[0]?.body).toEqual({ fieldOfTomorrow: 'x' });
  },

  'checkout-settings-status': async () => {
    expectTypeOf<officialSettings.CheckoutSettings>().not.toHaveProperty('status');
    expectTypeOf<ourSettings.CheckoutSettings>().toHaveProperty('status');
    const { theirs, own } = await both((client) =>
      invoke(client, 'checkoutSettings.updateCheckoutSettings', { status: 'INACTIVE' }),
    );
    expect(theirs.sent[0]?.body).toEqual({ checkoutSettings: { status: 'INACTIVE' } });
    expect(own.sent).toEqual(theirs.sent);
  },

  'headers-merged': async () => {
    const typed = await withHeaders({ 'content-type': 'text/x' });
    expect(typed.theirs?.get('content-type')).toBe('application/json, text/x');
    expect(typed.own?.get('content-type')).toBe('text/x');
    const authorized = await withHeaders({ authorization: 'mine' });
    expect(authorized.theirs?.get('authorization')).toBe('mine, access-1');
    expect(authorized.own?.get('authorization')).toBe('access-1');
    const instance = await withHeaders(new Headers({ 'x-store': 'berlin' }));
    expect(instance.theirs?.get('x-store')).toBeNull();
    expect(instance.own?.get('x-store')).toBe('berlin');
  },

  'modules-checked': () => {
    const module = { name: 'mug' };
    expect(() => officialSdk.createClient({}).use({ module } as never)).not.toThrow();
    const client: { use(modules: never): unknown } = createClient();
    expect(() => client.use({ module } as never)).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
    expect(() => client.use(officialCart as never)).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
  },

  'response-limit': async () => {
    const json = { cart: { note: 'x'.repeat(11 * 1024 * 1024) } };
    const { theirs, own } = await both((client) => invoke(client, 'currentCart.getCurrentCart'), { json });
    expect(theirs.value).toEqual(json.cart);
    expect(isCartwrightError(own.error) && own.error.code).toBe('response_too_large');
  },

  deadlines: async () => {
    vi.useFakeTimers();
    try {
      const options = { fetch: () => new Promise<never>(() => {}), tokens: freshTokens() };
      const outcome = async (client: AnyClient) =>
        Promise.race([
          Promise.resolve(invoke(client, 'currentCart.getCurrentCart')).catch((error: unknown) => error),
          new Promise((resolve) => setTimeout(() => resolve('pending'), 3_600_000)),
        ]);
      const [theirs, own] = [openOfficial(options), openOurs(options)].map((client) =>
        outcome(client as unknown as AnyClient),
      );
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await own).toMatchObject({ code: 'timeout' });
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(await theirs).toBe('pending');
    } finally {
      vi.useRealTimers();
    }
  },

  'unsendable-arguments-refused': async () => {
    const { theirs, own } = await both((client) =>
      invoke(client, 'currentCart.addToCurrentCart', { lineItems: [{ quantity: 1n }] }),
    );
    expect(isCartwrightError(theirs.error)).toBe(false);
    expect(theirs.error).toBeDefined();
    expect(own.error).toMatchObject({ code: 'invalid_argument' });
    expect(own.sent).toEqual([]);
  },

  'codes-by-status': async () => {
    for (const [status, code] of [
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [428, 'PRECONDITION_REQUIRED'],
    ] as const) {
      for (const statusText of ['', 'Nice']) {
        const response = { status, statusText, json: { message: 'no' } };
        const { theirs, own } = await both((client) => invoke(client, 'currentCart.getCurrentCart'), response);
        expect(officialFacts(theirs.error)).toMatchObject({ details: { applicationError: { code: status } } });
        expect(own.error).toMatchObject({ code, message: 'no' });
      }
    }
  },

  'login-not-judged': async () => {
    for (const status of [408, 429]) {
      const response = { status, json: { message: 'slow', details: { applicationError: { code: 'X' } } } };
      const credentials = { email: 'a@b.example', password: 'p' };
      const { theirs, own } = await both((client) => invoke(client, 'auth.login', credentials), response);
      expect(theirs.value).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidEmail' });
      expect(own.value).toMatchObject({ loginState: 'FAILURE' });
      expect(own.value).not.toHaveProperty('errorCode');
    }
  },

  'earlier-operations': exported('earlier-operations'),
  'additions-proven': exported('additions-proven'),
  'cart-v2-additions': exported('cart-v2-additions'),
  'currency-decimals': exported('currency-decimals'),
  'catalog-v3-codes-named': exported('catalog-v3-codes-named'),
  'session-functions': exported('session-functions'),
  'own-modules': exported('own-modules'),

  'inner-exports-absent': absent('inner-exports-absent'),
  'data-items-absent': absent('data-items-absent'),
  'settings-operations-absent': absent('settings-operations-absent'),
  'client-members': absent('client-members'),

  'client-options': () => {
    type Theirs = keyof Parameters<typeof officialSdk.createClient>[0];
    type Own = keyof ClientOptions<object, AuthStrategy>;
    expectTypeOf<`createClient.${Exclude<Own, Theirs>}`>().toEqualTypeOf<Listed<'client-options', 'options'>>();
    expectTypeOf<`createClient.${Exclude<Theirs, Own>}`>().toEqualTypeOf<Listed<'client-options', 'absentOptions'>>();
  },

  'strategy-options': () => {
    type Theirs = keyof Parameters<typeof officialSdk.OAuthStrategy>[0];
    type Own = keyof OAuthStrategyOptions;
    expectTypeOf<`OAuthStrategy.${Exclude<Own, Theirs>}`>().toEqualTypeOf<Listed<'strategy-options', 'options'>>();
    expectTypeOf<`OAuthStrategy.${Exclude<Theirs, Own>}`>().toEqualTypeOf<
      Listed<'strategy-options', 'absentOptions'>
    >();
  },

  'package-exports': () => {
    const own = Object.keys({ ...core, ...identity });
    const theirs = Object.keys(officialSdk);
    const { rootExports, absentRootExports } = getDifference('package-exports');
    expect(own.filter((name) => !theirs.includes(name)).sort()).toEqual(rootExports);
    expect(theirs.filter((name) => !own.includes(name)).sort()).toEqual(absentRootExports);
  },
} satisfies Partial<Record<DifferenceId, Show>>;
