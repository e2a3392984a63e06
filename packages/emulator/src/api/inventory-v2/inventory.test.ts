import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { NO_VARIANT, type Role, openInventory } from '../../testing/inventory.js';
import { getCode, iris, merchant, signIn } from '../../testing/member.js';

let emulator: Emulator;
let inventory: Awaited<ReturnType<typeof openInventory>>;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  inventory = await openInventory(emulator);
});

describe('reading inventory', () => {
  test('returns all or some managed variants of a product', async () => {
    const { id, inventoryItemId, variants } = await inventory.managed();
    const stock = await inventory.item(inventoryItemId);
    expect(stock).toMatchObject({ id: inventoryItemId, productId: id, trackQuantity: true });
    expect(stock.variants.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(
      variants.map((variant) => [variant.id, variant.stock.quantity]),
    );
    const only = variants[1]?.id ?? '';
    const some = await inventory.get(inventoryItemId, { variantIds: [only] });
    expect(some.body.inventoryItem?.variants.map(({ variantId }) => variantId)).toEqual([only]);
    expect((await inventory.get('x', { productId: id })).body.inventoryItem?.id).toBe(inventoryItemId);
  });

  test('returns one variant for a product whose variants are not managed', async () => {
    const { inventoryItemId, stock } = await inventory.product(
      ({ manageVariants, productOptions }) => !manageVariants && productOptions.length > 0,
    );
    expect((await inventory.item(inventoryItemId)).variants).toEqual([
      expect.objectContaining({ variantId: NO_VARIANT, ...(stock.trackInventory && { quantity: stock.quantity }) }),
    ]);
  });

  test('finds items by filter and sorting, page by page', async () => {
    const all = (await inventory.query()).body;
    expect(all.inventoryItems).toHaveLength(50);
    expect(all.metadata).toEqual({ items: 50, offset: 0 });
    const total = all.totalResults ?? 0;
    expect(total).toBeGreaterThan(100);
    const page = await inventory.query({ sort: '{"numericId":"desc"}', paging: { limit: 3, offset: 2 } });
    const numbers = page.body.inventoryItems?.map(({ numericId }) => Number(numericId)) ?? [];
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(page.body.metadata).toEqual({ items: 3, offset: 2 });
    const after = await inventory.query({ filter: JSON.stringify({ numericId: { $gt: numbers[0] } }) });
    expect(after.body.totalResults).toBe(2);
    const { id, inventoryItemId } = await inventory.managed();
    const found = await inventory.query({ filter: JSON.stringify({ productId: { $in: [id] } }) }, inventory.visitor);
    expect(found.body.inventoryItems?.map((one) => one.id)).toEqual([inventoryItemId]);
    const tracked = await inventory.query({ filter: '{"trackQuantity":false}' });
    expect(tracked.body.inventoryItems?.every(({ trackQuantity }) => !trackQuantity)).toBe(true);
    expect((await inventory.query({ filter: '{"preorderInfo.enabled":true}' })).body.totalResults).toBeGreaterThan(0);
  });

  test('hides hidden products from everybody but the merchant', async () => {
    const [all, shown] = [await inventory.query(), await inventory.query({}, inventory.visitor)];
    expect(all.body.totalResults).toBeGreaterThan(shown.body.totalResults ?? 0);
    const ids = async (who: Role) => {
      const pages = [0, 100].map((offset) => inventory.query({ paging: { limit: 100, offset } }, who));
      return (await Promise.all(pages)).flatMap(({ body }) => body.inventoryItems?.map(({ id }) => id) ?? []);
    };
    const received = new Set(await ids(inventory.visitor));
    const hidden = (await ids(merchant)).find((id) => !received.has(id)) ?? '';
    expect((await inventory.get(hidden)).status).toBe(404);
    expect((await inventory.get(hidden, {}, merchant)).status).toBe(200);
  });

  test.each([
    [{ filter: '{"price":1}' }, 'query.filter.price'],
    [{ filter: 'price' }, 'query.filter'],
    [{ sort: '{"trackQuantity":"asc"}' }, 'query.sort[0].fieldName'],
    [{ paging: { limit: 101 } }, 'query.paging.limit'],
  ])('rejects the query %j', async (given, field) => {
    const { status, body } = await inventory.query(given);
    expect([status, body.details?.validationError?.fieldViolations[0]?.field]).toEqual([400, field]);
  });
});

describe('incrementing and decrementing', () => {
  test('changes all items, or none of them', async () => {
    const [one, two] = [await inventory.plain(), await inventory.managed()];
    const variantId = two.variants[0]?.id;
    await inventory.update(two.id, { trackQuantity: true, variants: [{ variantId, quantity: 5 }] });
    await inventory.update(one.id, { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: 5 }] });
    const quantities = async () => [
      (await inventory.item(one.inventoryItemId)).variants[0]?.quantity,
      (await inventory.item(two.inventoryItemId)).variants[0]?.quantity,
    ];
    const taking = (first: number, second: number) => [
      { inventoryId: one.inventoryItemId, variantId: NO_VARIANT, decrementBy: first },
      { productId: two.id, variantId, decrementBy: second },
    ];
    expect((await inventory.decrement(taking(2, 6))).status).toBe(428);
    expect(await quantities()).toEqual([5, 5]);
    expect((await inventory.decrement(taking(2, 5))).body).toEqual({});
    expect(await quantities()).toEqual([3, 0]);
    expect((await inventory.decrement([...taking(2, 0).slice(0, 1), ...taking(2, 0).slice(0, 1)])).status).toBe(428);
    await inventory.increment([
      { productId: one.id, variantId: NO_VARIANT, incrementBy: 4 },
      { productId: two.id, variantId, incrementBy: 1 },
      { productId: two.id, variantId, incrementBy: 1 },
    ]);
    expect(await quantities()).toEqual([7, 2]);
    const tooMany = [
      { productId: one.id, variantId: NO_VARIANT, incrementBy: 1 },
      { productId: two.id, variantId, incrementBy: 99_998 },
    ];
    expect((await inventory.increment(tooMany)).status).toBe(400);
    expect(await quantities()).toEqual([7, 2]);
  });

  test('rejects items whose quantity is not tracked', async () => {
    const { id } = await inventory.plain();
    await inventory.update(id, { trackQuantity: false });
    expect(getCode(await inventory.increment([{ productId: id, incrementBy: 1 }]))).toBe(
      'INVENTORY_QUANTITY_NOT_TRACKED',
    );
    expect(getCode(await inventory.decrement([{ productId: id, decrementBy: 1 }]))).toBe(
      'INVENTORY_QUANTITY_NOT_TRACKED',
    );
  });

  test.each([[undefined], [[]], [[{ decrementBy: 0 }]], [[{}]], [[{ decrementBy: 1.5 }]], ['x'], [[1]]])(
    'rejects %j',
    async (data) => {
      expect((await inventory.decrement(data)).status).toBe(400);
    },
  );

  test('requires a merchant', async () => {
    const { id } = await inventory.plain();
    const { access_token: member } = await signIn(emulator, iris);
    const data = [{ productId: id, variantId: NO_VARIANT, incrementBy: 1, decrementBy: 1 }];
    for (const who of [inventory.visitor, member]) {
      const rejected = [
        await inventory.decrement(data, who),
        await inventory.increment(data, who),
        await inventory.update(id, {}, who),
      ];
      expect(rejected.map((response) => [response.status, getCode(response)])).toEqual(
        Array.from({ length: 3 }, () => [403, 'PERMISSION_DENIED']),
      );
    }
  });
});

test('accepts a hundred of a thousand concurrent decrements of a stock of one hundred', async () => {
  const { id, inventoryItemId } = await inventory.plain();
  await inventory.update(id, { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: 100 }] });
  const results = await Promise.all(
    Array.from({ length: 1000 }, () => inventory.decrement([{ productId: id, variantId: NO_VARIANT, decrementBy: 1 }])),
  );
  expect(results.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(results.filter((response) => getCode(response) === 'INSUFFICIENT_INVENTORY')).toHaveLength(900);
  expect((await inventory.item(inventoryItemId)).variants).toEqual([
    { variantId: NO_VARIANT, inStock: false, quantity: 0, availableForPreorder: false },
  ]);
});
