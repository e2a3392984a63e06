import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { createClient as createOurClient } from '@cartwright/core';
import * as ourEcom from '@cartwright/ecom';
import { ApiKeyStrategy as ourStrategy } from '@cartwright/identity/server';
import * as checkoutSettings from '@wix/auto_sdk_ecom_checkout-settings';
import * as checkoutTemplates from '@wix/auto_sdk_ecom_checkout-templates';
import * as coupons from '@wix/marketing_coupons';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { expect, test } from 'vitest';
import { emulatorFetch, origin } from './platform.js';

const keys = { apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID };
const modules = { checkoutSettings, checkoutTemplates, coupons };

const openOfficial = (fetch: typeof globalThis.fetch) => createClient({ auth: ApiKeyStrategy(keys), fetch, modules });
type OfficialStore = ReturnType<typeof openOfficial>;

/** Opens a merchant's client of either SDK, on a separate platform. */
function openStore(side: 'official' | 'ours'): OfficialStore {
  const emulator = createEmulator({ origin });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const fetch = emulatorFetch(emulator);
  if (side === 'official') return openOfficial(fetch);
  const { checkoutSettings: settings, checkoutTemplates: templates, coupons: ourCoupons } = ourEcom;
  const ours = { checkoutSettings: settings, checkoutTemplates: templates, coupons: ourCoupons };
  return createOurClient({ auth: ourStrategy(keys), fetch, modules: ours }) as unknown as OfficialStore;
}

/** The value without its IDs, which differ between runs. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null).replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID'),
  );

const getCode = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return await call;
  } catch (error) {
    const { details } = error as { details?: { applicationError?: { code?: string } } };
    return { refused: details?.applicationError?.code };
  }
};

/** Runs operations on coupons, templates and settings, and returns the results. */
async function work(store: OfficialStore): Promise<unknown> {
  const specification = { name: 'Spring', code: 'SPRING', percentOffRate: 10, startTime: '1700000000000' };
  const scope = { namespace: 'stores' };
  const created = await store.coupons.createCoupon({ ...specification, scope });
  const couponId = created._id ?? '';
  const twice = await getCode(store.coupons.createCoupon({ ...specification, scope }));
  const updated = await store.coupons.updateCoupon(couponId, { percentOffRate: 15, usageLimit: 3 });
  const coupon = await store.coupons.getCoupon(couponId);
  const found = await store.coupons.queryCoupons({ filter: '{"specification.code":"SPRING"}', paging: { limit: 1 } });
  const deleted = await store.coupons.deleteCoupon(couponId);
  const error = await getCode(store.coupons.getCoupon(couponId));

  const lamp = {
    price: '12.00',
    quantity: 1,
    productName: { original: 'Lamp' },
    itemType: { preset: 'SERVICE' as const },
  };
  const template = await store.checkoutTemplates.createCheckoutTemplate({ customLineItems: [lamp] });
  const templateId = template._id ?? '';
  const none = await getCode(store.checkoutTemplates.createCheckoutTemplate({}));
  const asleep = await store.checkoutTemplates.updateCheckoutTemplate(templateId, { status: 'INACTIVE' });
  const refused = await getCode(store.checkoutTemplates.createCheckoutFromTemplate(templateId, DEMO_SITE_ID));
  await store.checkoutTemplates.updateCheckoutTemplate(templateId, { status: 'ACTIVE' });
  const checkout = await store.checkoutTemplates.createCheckoutFromTemplate(templateId, DEMO_SITE_ID);
  const { items } = await store.checkoutTemplates.queryCheckoutTemplates().eq('status', 'ACTIVE').find();
  const read = await store.checkoutTemplates.getCheckoutTemplate(templateId);
  await store.checkoutTemplates.deleteCheckoutTemplate(templateId);

  const visible = { termsAndConditions: { visible: true, content: 'Be kind.' } };
  const settings = await store.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: visible });
  const settled = await store.checkoutSettings.getCheckoutSettings();
  expect(coupon).toMatchObject({ specification: { percentOffRate: 15, usageLimit: 3 } });
  expect(settled.checkoutSettings?.checkoutPolicies).toMatchObject(visible);
  const parts = {
    twice,
    updated,
    coupon,
    found,
    deleted,
    gone: error,
    template,
    none,
    asleep,
    refused,
    checkout,
    items,
  };
  return withoutIds({ ...parts, read, settings, settled });
}

test('coupons, templates and settings are the same with either client', async () => {
  const official = await work(openStore('official'));
  expect(await work(openStore('ours'))).toEqual(official);
  expect(official).toMatchObject({
    twice: { refused: 'ERROR_COUPON_CODE_ALREADY_EXISTS' },
    found: { totalResults: 1 },
    gone: { refused: 'ERROR_COUPON_DOES_NOT_EXIST' },
    none: { refused: 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS' },
    refused: { refused: 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE' },
    items: [{ status: 'ACTIVE' }],
  });
});
