import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { type Role, openInventory } from '../../testing/inventory.js';
import { getCode, merchant } from '../../testing/member.js';
import type { Body } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Option {
  id: string;
  title: string;
  hidden?: boolean;
  discount?: { type: string; value: number };
  subscriptionSettings: { frequency: string; autoRenewal: boolean; billingCycles?: number };
}
interface OptionsResponse extends Body {
  subscriptionOption?: Option;
  subscriptionOptions?: Option[];
  productIds?: string[];
  totalResults?: number;
  allowed?: boolean;
}

const WRITER = '/stores/v1/subscription-options';
const READER = '/_api/subscription-options-reader-server/v1/subscription-options';
const weekly = { title: 'Weekly', subscriptionSettings: { frequency: 'WEEK', autoRenewal: true } };
const half = { title: 'Half a year', subscriptionSettings: { frequency: 'MONTH', billingCycles: 6 } };

let emulator: Emulator;
let visitor: string;
let productId: string;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  const inventory = await openInventory(emulator);
  visitor = inventory.visitor;
  productId = (await inventory.plain()).id;
});

const call = (method: string, path: string, body?: unknown, who: Role = merchant) =>
  send<OptionsResponse>(emulator, method, path, {
    ...(typeof who === 'string' ? { token: who } : { headers: who }),
    ...(body !== undefined && { body }),
  });
const create = async (option: object) =>
  (await call('POST', WRITER, { subscriptionOption: option })).body.subscriptionOption?.id ?? '';
const assign = (options: object[]) =>
  call('POST', `${WRITER}/product/${productId}/assign`, { assignedSubscriptionOptions: options });
const offered = async (who: Role = visitor, query = '') =>
  (await call('GET', `${READER}/byProduct/${productId}${query}`, undefined, who)).body.subscriptionOptions;
const isSoldOnce = async () =>
  (await call('GET', `${READER}/product/${productId}/oneTimePurchasesStatus`, undefined, visitor)).body.allowed;

describe('a subscription option', () => {
  test('is created, read, updated field by field, and deleted', async () => {
    const id = await create({ ...weekly, discount: { type: 'PERCENT', value: 10 } });
    const read = async () => (await call('GET', `${READER}/${id}`, undefined, visitor)).body.subscriptionOption;
    expect(await read()).toEqual({ id, ...weekly, discount: { type: 'PERCENT', value: 10 } });
    await call('PATCH', `${WRITER}/${id}`, { subscriptionOption: { title: 'Every week' } });
    expect(await read()).toMatchObject({ title: 'Every week', discount: { value: 10 } });
    const subscriptionSettings = { autoRenewal: false, billingCycles: 12 };
    await call('PATCH', `${WRITER}/${id}`, { subscriptionOption: { subscriptionSettings, discount: null } });
    const changed = await read();
    expect(changed?.subscriptionSettings).toEqual({ frequency: 'WEEK', autoRenewal: false, billingCycles: 12 });
    expect(changed).not.toHaveProperty('discount');
    expect((await call('DELETE', `${WRITER}/${id}`)).body).toEqual({});
    expect(getCode(await call('GET', `${READER}/${id}`))).toBe('SUBSCRIPTION_OPTION_NOT_FOUND');
  });

  test.each([
    [{ ...weekly, title: '' }, 'title'],
    [{ ...weekly, title: 'x'.repeat(21) }, 'title'],
    [{ ...weekly, description: 'x'.repeat(61) }, 'description'],
    [{ ...weekly, subscriptionSettings: { autoRenewal: true } }, 'subscriptionSettings.frequency'],
    [{ ...half, subscriptionSettings: { frequency: 'MONTH' } }, 'subscriptionSettings.billingCycles'],
    [{ ...half, subscriptionSettings: { frequency: 'MONTH', billingCycles: 1 } }, 'subscriptionSettings.billingCycles'],
    [{ ...weekly, discount: { type: 'PERCENT', value: 101 } }, 'discount.value'],
    [{ ...weekly, discount: { value: 1 } }, 'discount.type'],
  ])('rejects %j', async (option, field) => {
    const { status, body } = await call('POST', WRITER, { subscriptionOption: option });
    const fields = body.details?.validationError?.fieldViolations.map((violation) => violation.field);
    expect([status, fields]).toEqual([400, [`subscriptionOption.${field}`]]);
  });

  test('is created, updated and deleted in bulk: all of them, or none', async () => {
    const { body } = await call('POST', `${WRITER}/createBulk`, { subscriptionOptions: [weekly, half] });
    const [one, two] = body.subscriptionOptions?.map(({ id }) => id) ?? [];
    const title = async () => (await call('GET', `${READER}/${one}`)).body.subscriptionOption?.title;
    const change = (list: object[]) => call('PATCH', WRITER, { subscriptionOptions: list });
    expect((await change([{ id: one, title: 'A' }, { id: 'x' }])).status).toBe(404);
    expect(
      (
        await change([
          { id: one, title: 'A' },
          { id: two, title: '' },
        ])
      ).status,
    ).toBe(400);
    expect(await title()).toBe('Weekly');
    await change([{ id: one, title: 'A' }]);
    expect(await title()).toBe('A');
    const remove = (ids: unknown[]) => call('POST', `${WRITER}/deleteBulk`, { ids });
    expect((await remove([one, 'x'])).status).toBe(404);
    expect(await title()).toBe('A');
    expect((await remove([one, two])).status).toBe(200);
    expect((await call('GET', `${READER}/${two}`)).status).toBe(404);
    expect((await call('POST', `${WRITER}/createBulk`, { subscriptionOptions: [] })).status).toBe(400);
  });
});

describe('a product', () => {
  test('has options in order; hidden ones are visible to the merchant only', async () => {
    const [one, two] = [await create(weekly), await create(half)];
    expect(await offered()).toEqual([]);
    await assign([{ id: two }, { id: one, hidden: true }]);
    expect((await offered())?.map(({ title }) => title)).toEqual(['Half a year']);
    const all = '?includeHiddenSubscriptionOptions=true';
    expect((await offered(merchant, all))?.map(({ hidden, id }) => [id, hidden])).toEqual([
      [two, false],
      [one, true],
    ]);
    expect(await offered(visitor, all)).toHaveLength(1);
    await call('DELETE', `${WRITER}/${two}`);
    expect(await offered(merchant, all)).toHaveLength(1);
    await assign([]);
    expect(await offered(merchant, all)).toEqual([]);
  });

  test('with options is sold by subscription only, unless one-time purchases are allowed', async () => {
    expect(await isSoldOnce()).toBe(true);
    await assign([{ id: await create(weekly) }]);
    expect(await isSoldOnce()).toBe(false);
    await call('PATCH', `${WRITER}/product/${productId}/allowOneTimePurchase`, { allowed: true });
    expect(await isSoldOnce()).toBe(true);
    const wrong = await call('PATCH', `${WRITER}/product/${productId}/allowOneTimePurchase`, { allowed: 'yes' });
    expect(wrong.status).toBe(400);
  });

  test('is found by its options', async () => {
    const id = await create(weekly);
    const products = async () =>
      (await call('GET', `${READER}/${id}/productIds?paging.limit=1`, undefined, visitor)).body;
    expect(await products()).toEqual({ productIds: [], metadata: { items: 1, offset: 0 }, totalResults: 0 });
    await assign([{ id }]);
    expect(await products()).toMatchObject({ productIds: [productId], totalResults: 1 });
    const hide = { headers: merchant, body: { product: { visible: false } } };
    await send(emulator, 'PATCH', `/stores/v1/products/${productId}`, hide);
    expect((await products()).productIds).toEqual([]);
    const all = await call('GET', `${READER}/${id}/productIds?includeHiddenProducts=true`);
    expect(all.body.productIds).toEqual([productId]);
  });

  test('has at most six options, all of them existing', async () => {
    const id = await create(weekly);
    expect((await assign(Array.from({ length: 7 }, () => ({ id })))).status).toBe(400);
    expect(getCode(await assign([{ id: 'x' }]))).toBe('SUBSCRIPTION_OPTION_NOT_FOUND');
    const other = await call('POST', `${WRITER}/product/x/assign`, { assignedSubscriptionOptions: [{ id }] });
    expect(getCode(other)).toBe('PRODUCT_NOT_FOUND');
  });
});

test('requires the merchant for writes', async () => {
  const id = await create(weekly);
  const calls = [
    call('POST', WRITER, { subscriptionOption: weekly }, visitor),
    call('PATCH', `${WRITER}/${id}`, {}, visitor),
    call('DELETE', `${WRITER}/${id}`, undefined, visitor),
    call('POST', `${WRITER}/createBulk`, {}, visitor),
    call('PATCH', WRITER, {}, visitor),
    call('POST', `${WRITER}/deleteBulk`, {}, visitor),
    call('POST', `${WRITER}/product/${productId}/assign`, {}, visitor),
    call('PATCH', `${WRITER}/product/${productId}/allowOneTimePurchase`, { allowed: true }, visitor),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 403));
});

test('the site has Catalog V1', async () => {
  const { body } = await send(emulator, 'GET', '/stores/v3/provision/version', { token: visitor });
  expect(body).toEqual({ catalogVersion: 'V1_CATALOG' });
});
