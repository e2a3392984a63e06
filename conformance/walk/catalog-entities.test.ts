import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutImageDetails } from '../harness/image-details.js';
import { openMerchant, type Merchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

/** Opens a store of Catalog V3 with a frozen clock, its merchant, and a journal of the merchant's calls. */
const openStore = (side: Side) => {
  const emulator: Emulator = createEmulator({ origin, catalogVersion: 'v3', seed: 'empty' });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const merchant = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, merchant, ...startJournal() };
};

/** Function of a module that the public typings of the official client omit. */
type Internal = Readonly<Record<string, (...args: readonly unknown[]) => Promise<{ jobId?: string; count?: number }>>>;

const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('entities of Catalog V3 with the $name SDK', (side) => {
  let store: ReturnType<typeof openStore>;
  let merchant: Merchant;
  const note: Journal['note'] = (name, call) => store.note(name, call);
  const refused: Journal['refused'] = (name, call) => store.refused(name, call);
  beforeAll(() => {
    store = openStore(side);
    ({ merchant } = store);
  });
  afterAll(() => {
    journals.set(side.name, store.entries);
    store.emulator.close();
  });

  test('manages brands', async () => {
    const { brandsV3: brands } = merchant;
    const alder = await note('created', brands.createBrand({ name: 'Alder' }));
    expect(alder._createdDate).toEqual(new Date('2026-03-01T12:00:00.000Z'));
    const id = must(alder._id);
    const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const;
    const counted = await note('read', brands.getBrand(id, { fields: [...fields] }));
    expect(counted.assignedProductsCount).toBe(0);
    await note('updated', brands.updateBrand(id, { revision: must(alder.revision), name: 'Alder & Co' }));
    const outdated = () => brands.updateBrand(id, { revision: '1', name: 'Birch' });
    expect(await refused('outdated', outdated)).toMatchObject({ status: 409, code: 'INVALID_REVISION' });
    expect(await refused('taken', () => brands.createBrand({ name: 'Alder & Co' }))).toMatchObject({ status: 409 });
    await refused('blank', () => brands.createBrand({ name: ' ' }));
    await note('got', brands.getOrCreateBrand('Alder & Co'));
    const several = await note(
      'bulk created',
      brands.bulkCreateBrands([{ name: 'Birch' }, { name: ' ' }], { returnEntity: true }),
    );
    expect(several.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
    const birch = must(several.results?.[0]?.item);
    await note(
      'bulk updated',
      brands.bulkUpdateBrands([{ brand: { ...birch, name: 'Beech' } }], { returnEntity: true }),
    );
    await note('bulk got', brands.bulkGetOrCreateBrands(['Beech', 'Cedar']));
    const { items } = await brands.queryBrands().startsWith('name', 'B').ascending('name').find();
    expect(await note('found', Promise.resolve(items.map(({ name }) => name)))).toEqual(['Beech']);
    await note(
      'long query',
      brands
        .queryBrands()
        .in(
          'name',
          Array.from({ length: 500 }, (_, i) => `Brand ${i}`),
        )
        .find()
        .then((found) => found.items),
    );
    await note('counted', brands.countBrands({ filter: { name: { $startsWith: 'C' } } }));
    await note('bulk deleted', brands.bulkDeleteBrands([must(birch._id)]));
    await brands.deleteBrand(id);
    expect(await refused('deleted', () => brands.getBrand(id))).toMatchObject({ status: 404 });
  });

  test('manages ribbons and info sections', async () => {
    const { infoSectionsV3: sections, ribbonsV3: ribbons } = merchant;
    const ribbon = await note('ribbon', ribbons.createRibbon({ name: 'New' }));
    const id = must(ribbon._id);
    const counted = await note('ribbon read', ribbons.getRibbon(id, { fields: ['ASSIGNED_PRODUCT_COUNT'] }));
    expect(counted.assignedProductCount).toBe(0);
    await note('ribbon updated', ribbons.updateRibbon(id, { revision: must(ribbon.revision), name: 'Fresh' }));
    await note('ribbon got', ribbons.getOrCreateRibbon('Fresh'));
    await note('ribbons got', ribbons.bulkGetOrCreateRibbons(['Fresh', 'Sale']));
    const { items } = await ribbons.queryRibbons().descending('name').find();
    expect(await note('ribbons', Promise.resolve(items.map(({ name }) => name)))).toEqual(['Sale', 'Fresh']);
    await note('ribbons counted', ribbons.countRibbons());
    await note('ribbons deleted', ribbons.bulkDeleteRibbons([id]));

    const care = { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash <strong>cold</strong></p>' };
    const section = await note('section', sections.createInfoSection(care));
    expect(section.description?.nodes?.length).toBeGreaterThan(0);
    const changes = { revision: must(section.revision), title: 'Washing' };
    await note('section updated', sections.updateInfoSection(must(section._id), changes));
    await note('section got', sections.getOrCreateInfoSection({ infoSection: { uniqueName: 'care' } }));
    const { items: found } = await sections.queryInfoSections().eq('uniqueName', 'care').find();
    expect(await note('sections', Promise.resolve(found))).toHaveLength(1);
    await refused('section taken', () => sections.createInfoSection(care));
    await sections.deleteInfoSection(must(section._id));
  });

  test('manages customizations and their choices', async () => {
    const { customizationsV3: customizations } = merchant;
    const displayImage =
      'wix:image://v1/22e53e_0123456789abcdef0123456789abcdef~mv2.jpg/red.jpg#originWidth=80&originHeight=60';
    const color = await note(
      'option',
      customizations.createCustomization({
        name: 'Color',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#ff0000', displayImage }],
        },
        // The official typings require the settings of a text input for all customizations.
      } as never),
    );
    const id = must(color._id);
    const read = () => customizations.getCustomization(id, { fields: ['CHOICE_DISPLAY_IMAGE'] });
    expect((await note('option read', read())).choicesSettings?.choices?.[0]?.displayImage).toMatch(
      /^wix:image:\/\/v1\//,
    );
    const blue = { name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#0000ff' } as const;
    await note('choices added', customizations.addCustomizationChoices(id, [blue]));
    await refused('choice twice', () => customizations.addCustomizationChoices(id, [blue]));
    await refused('text of a color', () =>
      customizations.addCustomizationChoices(id, [{ name: 'Green', choiceType: 'CHOICE_TEXT' }]),
    );
    const { choicesSettings, revision } = await read();
    const choiceIds = must(choicesSettings?.choices)
      .map((choice) => must(choice._id))
      .reverse();
    const reordered = await note(
      'reordered',
      customizations.reorderCustomizationChoices(id, must(revision), { choiceIds }),
    );
    const primaryChoiceIds = choiceIds.slice(0, 1);
    const [, last = ''] = choiceIds;
    const { customization: grouped } = await note(
      'grouped',
      customizations.updateCustomizationChoices(id, must(reordered.customization?.revision), {
        choices: [{ choice: { _id: last, primaryChoiceIds } }],
      }),
    );
    expect(grouped?.choicesSettings?.choices?.[1]?.primaryChoiceIds).toEqual(primaryChoiceIds);
    await note('removed', customizations.removeCustomizationChoices(id, primaryChoiceIds, {}));
    await refused('last choice', () => customizations.removeCustomizationChoices(id, [last], {}));
    await note('set', customizations.setCustomizationChoices(id, [blue]));
    const { revision: current } = await read();
    await note('option updated', customizations.updateCustomization(id, { revision: must(current), name: 'Colour' }));
    await note(
      'several',
      customizations.bulkCreateCustomizations(
        [
          {
            name: 'Text',
            customizationType: 'MODIFIER',
            customizationRenderType: 'FREE_TEXT',
            freeTextInput: { title: 'Your text', maxCharCount: 20 },
          },
        ],
        { returnEntity: true },
      ),
    );
    const { items } = await customizations.queryCustomizations().eq('customizationType', 'MODIFIER').find();
    expect(await note('modifiers', Promise.resolve(items))).toHaveLength(1);
    await note('customizations counted', customizations.countCustomizations());
    await customizations.deleteCustomization(id);
  });

  test('manages inventory at the location of the store', async () => {
    const { inventoryItemsV3: inventory, productsV3, storesLocationsV3: locations } = merchant;
    const { items: found } = await locations.queryStoresLocations().eq('defaultLocation', true).find();
    const location = must((await note('locations', Promise.resolve(found)))[0]);
    await note('location', locations.getStoresLocation(must(location._id)));
    const variants = [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {} }];
    const product = await productsV3.createProduct({
      ...({ name: 'Mug', productType: 'PHYSICAL', physicalProperties: {} } as const),
      variantsInfo: { variants },
    });
    const productId = must(product._id);
    const variantId = must(product.variantsInfo?.variants?.[0]?._id);
    const item = await note('stock', inventory.createInventoryItem({ productId, variantId, quantity: 5 }));
    expect(item).toMatchObject({ availabilityStatus: 'IN_STOCK', locationId: location._id });
    const id = must(item._id);
    await refused('stock twice', () => inventory.createInventoryItem({ productId, variantId, inStock: true }));
    const preorderInfo = { enabled: true, limit: 3, message: 'Ships in May' };
    await note(
      'stock updated',
      inventory.updateInventoryItem(id, { revision: must(item.revision), quantity: 1, preorderInfo }),
    );
    const decrementData = [{ inventoryItemId: id, decrementBy: 2 }];
    await note('insufficient', inventory.bulkDecrementInventoryItems(decrementData));
    await note(
      'below zero',
      inventory.bulkDecrementInventoryItems(decrementData, { restrictInventory: false, returnEntity: true }),
    );
    const preorder = [{ variantId, decrementBy: 1, preorderRequest: true }];
    const ordered = await note(
      'pre-ordered',
      inventory.bulkDecrementInventoryItemsByVariantAndLocation(preorder, { returnEntity: true }),
    );
    expect(ordered.results?.[0]?.item?.preorderInfo).toMatchObject({ counter: 1, quantity: 2 });
    await note('restocked', inventory.bulkIncrementInventoryItemsByVariantAndLocation([{ variantId, incrementBy: 9 }]));
    await note(
      'incremented',
      inventory.bulkIncrementInventoryItems([{ inventoryItemId: id, incrementBy: 1 }], { returnEntity: true }),
    );
    const { items: stocked } = await inventory.queryInventoryItems().gt('quantity', 0).find();
    expect(await note('in stock', Promise.resolve(stocked))).toHaveLength(1);
    await note('searched', inventory.searchInventoryItems({ search: { expression: 'mug' } }));
    await note(
      'by filter',
      inventory.bulkUpdateInventoryItemsByFilter({ productId }, { inventoryItem: { inStock: true } }),
    );
    expect(await note('uncounted', inventory.getInventoryItem(id))).toMatchObject({
      inStock: true,
      trackQuantity: false,
    });
    const internal = inventory as unknown as Internal;
    const adjusting = internal['bulkAdjustInventoryItemsByFilter']!;
    await note('adjusted', adjusting({ productId }, { adjustment: { incrementBy: 4 }, trackQuantity: true }));
    const upserting = internal['bulkUpsertInventoryItems']!;
    const upserted = [{ inventoryItem: { productId, variantId, quantity: 6 } }];
    await note('upserted', upserting(upserted, { returnEntity: true }));
    expect(await note('stock counted', internal['countInventoryItems']!({ filter: { quantity: 6 } }))).toEqual({
      count: 1,
    });
    await note('bulk deleted', inventory.bulkDeleteInventoryItems([id]));
    expect(await refused('no stock', () => inventory.getInventoryItem(id))).toMatchObject({ status: 404 });
  });
});

test('both SDKs get the same results', () => {
  const [theirs, our] = [journals.get('official'), journals.get('ours')];
  expect(our?.length).toBeGreaterThan(60);
  expect(withoutImageDetails(our)).toEqual(withoutImageDetails(theirs));
});
