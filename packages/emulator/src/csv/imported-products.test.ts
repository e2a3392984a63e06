import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { createEmulator } from '../create-emulator.js';
import type { StoredInventoryItem } from '../shop/catalog-v3/inventory/inventory-item.js';
import type { StoredProduct } from '../shop/catalog-v3/products/product.js';
import { Merchant } from '../testing/merchant.js';
import { fileV1 } from './columns.js';
import { fileV3 } from './file-v3/columns.js';
import type { Cells } from './rows/cells.js';
import { writeRows } from './rows/write-rows.js';

const numRuns = repetitions({ sample: 8, full: 100, soak: 2000 });

const openStore = (csv: string) => createEmulator({ catalogVersion: 'v3', seed: { csv } });
type Store = ReturnType<typeof openStore>;

async function readData<T>(store: Store, collection: string): Promise<T[]> {
  const response = await store.fetch(new Request(`http://localhost/_emulator/data/${collection}`));
  return (await response.json()) as T[];
}
const readProducts = (store: Store) => readData<StoredProduct>(store, 'v3-products');

/** Renames each product through the API, and sends it back whole. Returns the refusals. */
async function updateAll(store: Store): Promise<unknown[]> {
  const merchant = new Merchant(store);
  const refusals: unknown[] = [];
  for (const { id, revision } of await readProducts(store)) {
    const path = `/stores/v3/products/${id}`;
    const update = async (product: object) => {
      const { body, status } = await merchant.call('PATCH', path, { product });
      if (status !== 200) refusals.push(body);
    };
    await update({ id, revision: String(revision), name: `Renamed ${id}` });
    const fields = ['PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'MERCHANT_DATA'].map((field) => `fields=${field}`);
    const { product } = await merchant.send<{ product: object }>('GET', `${path}?${fields.join('&')}`);
    await update(product);
  }
  return refusals;
}

const writeV1 = (rows: readonly Cells[]) => writeRows(fileV1.columns, rows, '\r\n');
const writeV3 = (rows: readonly Cells[]) => `\uFEFF${writeRows(fileV3.columns, rows, '\n')}`;

const sku = fc.constantFrom('', 'D5', 'D5-2', 'D5-3', '0001', '0001-2', '7503GT-3', '=1+1', '@sum', "'+1");
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom('long', 'title', '=', '+1', '-', '@', "'", '"', ',', '\n', 'é', '😀'), {
      minLength: 1,
      maxLength: 40,
    })
    .map((words) =>
      words
        .join(' ')
        .slice(0, maxLength)
        .replace(/\p{Cs}$/u, '')
        .trim(),
    )
    .filter((value) => value !== '');
const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => String(cents / 100));
const stock = fc.oneof(fc.integer({ min: -5, max: 500 }).map(String), fc.constantFrom('IN_STOCK', 'OUT_OF_STOCK'));

/** Number of choices of each option. */
const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const numbered = (cells: (number: number) => Cells, count: number): Cells =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => Object.entries(cells(index + 1))).flatMap((entries, index) =>
      entries.map(([name, cell]) => [`${name}${index + 1}`, cell]),
    ),
  );
const listChoices = (option: number, count: number) =>
  Array.from({ length: count }, (_, choice) => `Choice ${option}.${choice + 1}`);
const combine = (counts: readonly number[]): string[][] =>
  counts.reduce<string[][]>(
    (rows, count, index) => rows.flatMap((row) => listChoices(index + 1, count).map((choice) => [...row, choice])),
    [[]],
  );

const variantCells = fc.record({
  price,
  sku,
  inventory: stock,
  barcode: fc.constantFrom('', '123'),
  visible: fc.constantFrom('true', 'false'),
});

/** Rows of a product in a file of Catalog V3, as the export writes them. */
const productV3 = fc
  .record({
    id: fc.uuid(),
    hasOwnHandle: fc.boolean(),
    counts: sizes,
    modifiers: fc.array(fc.record({ name: text(50), title: text(150) }), { maxLength: 3 }),
    own: fc.record({ name: text(80), plainDescription: text(500), ribbon: text(30), brand: text(50) }),
    variants: fc.array(variantCells, { minLength: 64, maxLength: 64 }),
    media: fc.uniqueArray(fc.constantFrom('22e53e_01.jpg', '22e53e_02.png', 'https://example.com/a.png'), {
      maxLength: 3,
    }),
  })
  .map(({ counts, hasOwnHandle, id, media, modifiers, own, variants }): Cells[] => {
    const handle = hasOwnHandle ? `=sheet ${id}` : `Product_${id}`;
    const titles = new Map(modifiers.map((modifier) => [JSON.stringify(modifier), modifier]));
    const optionCells = (choices: (number: number) => string) =>
      numbered(
        (number) => ({
          productOptionName: `Option ${number}`,
          productOptionType: 'TEXT_CHOICES',
          productOptionChoices: choices(number),
        }),
        counts.length,
      );
    const rows = combine(counts).map((chosen, index): Cells => {
      const { visible = '', ...cells } = variants[index] ?? {};
      const preorder = { ...cells, preOrderEnabled: 'false' };
      if (counts.length === 0) return preorder;
      const choices = optionCells((number) => chosen[number - 1] ?? '');
      return { handle, fieldType: 'VARIANT', visible, ...preorder, ...choices };
    });
    const product: Cells = {
      handle,
      fieldType: 'PRODUCT',
      visible: 'true',
      ...own,
      ...(counts.length === 0
        ? rows[0]
        : optionCells((number) => listChoices(number, counts[number - 1] ?? 0).join(';'))),
      ...numbered((number) => {
        const { name = '', title = '' } = [...titles.values()][number - 1] ?? {};
        return {
          modifierName: name,
          modifierType: 'FREE_TEXT',
          modifierCharLimit: '80',
          modifierMandatory: 'true',
          modifierDescription: title,
        };
      }, titles.size),
    };
    const mediaRows = media.map((file): Cells => ({ handle, fieldType: 'MEDIA', media: file, mediaAltText: '= Mug' }));
    return [product, ...(counts.length === 0 ? [] : rows), ...mediaRows];
  });

/** Rows of a product in a file of Catalog V1. */
const productV1 = fc
  .record({
    id: fc.uuid(),
    counts: fc.oneof(sizes, fc.constant([5, 6, 7, 8, 9])),
    isManaged: fc.boolean(),
    own: fc.record({ name: text(80), sku, price, customTextField1: text(100), customTextField2: text(100) }),
    skus: fc.array(sku, { minLength: 64, maxLength: 64 }),
  })
  .map(({ counts, id, isManaged, own, skus }): Cells[] => {
    const handleId = `product_${id}`;
    const product: Cells = {
      handleId,
      fieldType: 'Product',
      ...own,
      ...numbered(
        (number) => ({
          productOptionName: `Option ${number}`,
          productOptionType: 'DROP_DOWN',
          productOptionDescription: listChoices(number, counts[number - 1] ?? 0).join(';'),
        }),
        counts.length,
      ),
    };
    if (!isManaged || counts.length === 0 || counts.length > 3) return [product];
    const variants = combine(counts).map((chosen, index): Cells => ({
      handleId,
      fieldType: 'Variant',
      sku: skus[index] ?? '',
      ...numbered((number) => ({ productOptionDescription: chosen[number - 1] ?? '' }), counts.length),
    }));
    return [product, ...variants];
  });

const toFile = (product: fc.Arbitrary<Cells[]>) =>
  fc.uniqueArray(product, { minLength: 1, maxLength: 4, selector: ([row]) => row?.['handle'] ?? row?.['handleId'] });

describe('products of a file that is imported into Catalog V3', () => {
  it('are exported as they are in a file of Catalog V3, and can be updated', async () => {
    await fc.assert(
      fc.asyncProperty(toFile(productV3), async (products) => {
        const csv = writeV3(products.flat());
        const store = openStore(csv);
        expect(store.exportCatalog()).toBe(csv);
        expect(await updateAll(store)).toEqual([]);
      }),
      { numRuns },
    );
  }, 60_000);

  it('keep the SKUs of a file of Catalog V1, are the same after another round trip, and can be updated', async () => {
    await fc.assert(
      fc.asyncProperty(toFile(productV1), async (products) => {
        const store = openStore(writeV1(products.flat()));
        const exported = store.exportCatalog();
        expect(openStore(exported).exportCatalog()).toBe(exported);
        for (const [index, { variants }] of (await readProducts(store)).entries()) {
          const [own, ...rows] = products[index] ?? [];
          const skus = rows.map((row) => row['sku'] || own?.['sku']);
          const expected = rows.length > 0 ? skus : variants.map(() => own?.['sku']);
          expect(variants.map((variant) => variant.sku ?? '')).toEqual(expected);
        }
        expect(await updateAll(store)).toEqual([]);
      }),
      { numRuns },
    );
  }, 60_000);

  it('have modifiers instead of options without managed variants whose combinations exceed the limit', async () => {
    const product = (handleId: string, colors: number): Cells => ({
      handleId,
      fieldType: 'Product',
      name: handleId,
      price: '5',
      sku: 'ONE',
      inventory: '7',
      productOptionName1: 'Size',
      productOptionType1: 'DROP_DOWN',
      productOptionName2: 'Color',
      productOptionDescription1: listChoices(1, 100).join(';'),
      productOptionType2: 'COLOR',
      productOptionDescription2: listChoices(2, colors)
        .map((name, index) => `#0000${10 + index}:${name}`)
        .join(';'),
    });
    const store = openStore(writeV1([product('fits', 10), product('large', 11)]));
    const [fits, large] = await readProducts(store);
    expect([fits?.variants.length, fits?.modifiers.length]).toEqual([1000, 0]);
    expect([large?.options, large?.variants]).toMatchObject([[], [{ sku: 'ONE', price: 5, choices: [] }]]);
    expect(large?.modifiers).toMatchObject([
      { mandatory: true, choices: { length: 100 } },
      { mandatory: true, choices: { length: 11 } },
    ]);
    const items = await readData<StoredInventoryItem>(store, 'v3-inventory-items');
    expect(items.filter(({ productId }) => productId === large?.id)).toMatchObject([{ quantity: 7 }]);
    expect(await updateAll(store)).toEqual([]);
  });

  it('have names of custom text fields without a space at the end', async () => {
    const title = `${'x'.repeat(49)} and more`;
    const row: Cells = { handleId: 'a', fieldType: 'Product', name: 'A', price: '1', customTextField1: title };
    const exported = openStore(writeV1([row])).exportCatalog();
    expect(exported).toContain(`,${'x'.repeat(49)},FREE_TEXT,500,false,${title},`);
    expect(openStore(exported).exportCatalog()).toBe(exported);
  });
});
