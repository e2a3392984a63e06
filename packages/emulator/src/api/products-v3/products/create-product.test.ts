import { beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../../testing/catalog-v3.js';
import { choices, ProductStore, simple, sized, variant } from '../../../testing/products-v3.js';
import { newShopper } from '../../../testing/shopper.js';

let store: ProductStore;
beforeEach(() => {
  store = new ProductStore();
});
const create = (product: object) => store.call('POST', 'products', { product });
const aGuid: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

describe('createProduct', () => {
  test('creates a product without options, with one default variant and no inventory', async () => {
    const product = await store.create(simple({ name: 'First Light Mug' }));
    expect(product).toMatchObject({
      name: 'First Light Mug',
      slug: 'first-light-mug',
      revision: '1',
      visible: true,
      visibleInPos: true,
      productType: 'PHYSICAL',
      handle: `Product_${product.id}`,
      options: [],
      modifiers: [],
      infoSections: [],
      actualPriceRange: { minValue: { amount: '10' }, maxValue: { amount: '10' } },
      additionalRibbons: [],
      compareAtPriceRange: { minValue: { amount: '0' }, maxValue: { amount: '0' } },
      physicalProperties: { shippingWeightRange: { minValue: 0, maxValue: 0 } },
      inventory: {
        availabilityStatus: 'OUT_OF_STOCK',
        preorderStatus: 'DISABLED',
        preorderAvailability: 'NO_VARIANTS',
      },
      variantSummary: { variantCount: 1 },
      media: {},
    });
    expect(product.variantsInfo.variants).toEqual([
      {
        id: aGuid,
        visible: true,
        choices: [],
        price: { actualPrice: { amount: '10' } },
        physicalProperties: {},
        inventoryStatus: { inStock: false, preorderEnabled: false },
      },
    ]);
    for (const name of ['description', 'plainDescription', 'url', 'currency', 'directCategoriesInfo', 'costRange'])
      expect(product).not.toHaveProperty(name);
    expect(await store.get(product.id)).toEqual(product);
    expect(store.eventTypes(product.id)).toEqual(['product_created']);
    expect(store.emulator.events().at(-1)?.payload).toMatchObject({ createdEvent: { entity: product } });
  });

  test('creates brand, ribbons, info sections, options and modifiers by name, and reuses them', async () => {
    const fields = {
      brand: { name: 'Alder' },
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Sale' }],
      infoSections: [{ uniqueName: 'care', title: 'Care', plainDescription: '<p>Cold</p>' }],
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { title: 'Your text', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '5' },
        },
        {
          name: 'Wrap',
          modifierRenderType: 'SWATCH_CHOICES',
          choicesSettings: {
            choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#FF0000', addedPrice: '2.50' }],
          },
        },
      ],
    };
    const requested = ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'VARIANT_OPTION_CHOICE_NAMES'];
    const first = await store.create(sized(fields), requested);
    const second = await store.create(sized({ ...fields, name: 'Coat' }), requested);
    for (const { brand, infoSections, modifiers, options, ribbon, variantsInfo, ...product } of [first, second]) {
      expect(brand).toEqual({ id: first.brand?.id, name: 'Alder' });
      expect(ribbon).toEqual({ id: first.ribbon?.id, name: 'New' });
      expect(product['additionalRibbons']).toMatchObject([{ name: 'Sale' }]);
      expect(infoSections).toEqual([
        { id: first.infoSections[0]?.id, uniqueName: 'care', title: 'Care', plainDescription: '<p>Cold</p>' },
      ]);
      expect(options).toEqual([
        {
          id: first.options[0]?.id,
          name: 'Size',
          key: 'Size',
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: {
            choices: ['S', 'L'].map((name) => ({
              choiceId: aGuid,
              key: name,
              name,
              choiceType: 'CHOICE_TEXT',
              linkedMedia: [],
              inStock: false,
              visible: true,
            })),
          },
        },
      ]);
      expect(modifiers).toMatchObject([
        {
          name: 'Engraving',
          key: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: {
            title: 'Your text',
            key: 'Your text',
            minCharCount: 1,
            maxCharCount: 20,
            defaultAddedPrice: '5',
          },
        },
        {
          name: 'Wrap',
          mandatory: false,
          choicesSettings: { choices: [{ name: 'Red', colorCode: '#FF0000', addedPrice: '2.5' }] },
        },
      ]);
      const [small] = variantsInfo.variants;
      expect(small?.choices).toEqual([
        {
          optionChoiceIds: {
            optionId: options[0]?.id,
            choiceId: options[0]?.choicesSettings.choices[0]?.choiceId,
          },
          optionChoiceNames: { optionName: 'Size', choiceName: 'S', renderType: 'TEXT_CHOICES' },
        },
      ]);
    }
    const created = store.eventTypes().filter((type) => /^(brand|ribbon|info_section)_created$/.test(type));
    expect(created.sort()).toEqual(['brand_created', 'info_section_created', 'ribbon_created', 'ribbon_created']);
  });

  test('refers to options by ID, and adds choices that are new to them', async () => {
    const { options } = await store.create(sized());
    const [size] = options;
    const product = await store.create(
      sized({
        options: [
          {
            id: size?.id,
            choicesSettings: {
              choices: [
                { choiceId: size?.choicesSettings.choices[1]?.choiceId },
                { name: 'XL', choiceType: 'CHOICE_TEXT' },
              ],
            },
          },
        ],
        variantsInfo: {
          variants: [
            variant(1, { choices: choices({ Size: 'XL' }) }),
            variant(2, {
              choices: [
                {
                  optionChoiceIds: {
                    optionId: size?.id,
                    choiceId: size?.choicesSettings.choices[1]?.choiceId,
                  },
                },
              ],
            }),
          ],
        },
      }),
    );
    expect(product.options[0]).toMatchObject({
      id: size?.id,
      choicesSettings: { choices: [{ name: 'L' }, { name: 'XL' }] },
    });
  });

  test('computes ranges, prices per unit, profits and subscription prices', async () => {
    const perUnit = (quantity: number) => ({
      weight: quantity,
      pricePerUnit: { settings: { quantity, measurementUnit: 'KG' } },
    });
    const fields = [
      'CURRENCY',
      'MERCHANT_DATA',
      'SUBSCRIPTION_PRICES_INFO',
      'MIN_PRICE_VARIANT',
      'WEIGHT_MEASUREMENT_UNIT_INFO',
    ];
    const product = await store.create(
      sized({
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
        subscriptionDetails: {
          subscriptions: [
            {
              title: 'Monthly',
              frequency: 'MONTH',
              autoRenewal: true,
              discount: { type: 'PERCENT', percentOff: 10 },
            },
            {
              title: 'Year',
              frequency: 'YEAR',
              billingCycles: 2,
              visible: false,
              discount: { type: 'AMOUNT', amountOff: '1.5' },
            },
          ],
          allowOneTimePurchases: true,
        },
        variantsInfo: {
          variants: [
            variant(2, {
              choices: choices({ Size: 'S' }),
              physicalProperties: perUnit(0.5),
              revenueDetails: { cost: { amount: '0.5' } },
            }),
            variant(6, {
              choices: choices({ Size: 'L' }),
              physicalProperties: perUnit(2),
              price: { actualPrice: { amount: '6' }, compareAtPrice: { amount: '8.50' } },
            }),
          ],
        },
      }),
      fields,
    );
    expect(product).toMatchObject({
      currency: 'USD',
      actualPriceRange: {
        minValue: { amount: '2', formattedAmount: '$2.00' },
        maxValue: { amount: '6', formattedAmount: '$6.00' },
      },
      compareAtPriceRange: { minValue: { amount: '8.5' }, maxValue: { amount: '8.5', formattedAmount: '$8.50' } },
      costRange: { minValue: { amount: '0.5' }, maxValue: { amount: '0.5' } },
      physicalProperties: {
        pricePerUnit: { quantity: 1, measurementUnit: 'KG' },
        shippingWeightRange: { minValue: 0.5, maxValue: 2 },
        pricePerUnitRange: { minValue: { value: '3' }, maxValue: { value: '4' } },
        weightMeasurementUnitInfo: { weightMeasurementUnit: 'LB' },
      },
      subscriptionDetails: {
        subscriptions: [
          { id: aGuid, title: 'Monthly', visible: true, interval: 1, autoRenewal: true },
          { title: 'Year', visible: false, billingCycles: 2, discount: { type: 'AMOUNT', amountOff: '1.5' } },
        ],
        allowOneTimePurchases: true,
      },
    });
    const [small] = product.variantsInfo.variants;
    expect(product['variantSummary']).toEqual({ variantCount: 2, minPriceVariant: small });
    expect(small).toMatchObject({
      revenueDetails: { cost: { amount: '0.5' }, profit: { amount: '1.5' }, profitMargin: 0.75 },
      physicalProperties: { pricePerUnit: { value: '4', description: '$4.00 / 1 KG' } },
      subscriptionPricesInfo: {
        subscriptionPrices: [
          { price: { amount: '1.8', formattedAmount: '$1.80' }, pricePerUnit: { value: '3.6' } },
          { price: { amount: '0.5' } },
        ],
      },
    });
  });

  test('keeps slugs unique, and accepts a free handle and slug', async () => {
    const slugs = [];
    for (const name of ['Crème Brûlée', 'creme brulee', '日本'])
      slugs.push((await store.create(simple({ name }))).slug);
    expect(slugs).toEqual(['creme-brulee', 'creme-brulee-1', 'product']);
    const given = await store.create(simple({ slug: 'tarte', handle: 'import-7' }));
    expect([given.slug, given.handle]).toEqual(['tarte', 'import-7']);
    expect(getCode(await create(simple({ handle: 'import-7' })))).toBe('ALREADY_EXISTS');
  });

  test('creates a digital product, which is never visible in POS', async () => {
    const digital = {
      name: 'Pattern',
      productType: 'DIGITAL',
      variantsInfo: {
        variants: [
          { price: { actualPrice: { amount: '3' } }, digitalProperties: { digitalFile: { id: 'aa_pattern.zip' } } },
        ],
      },
    };
    const product = await store.create(digital);
    expect(product).toMatchObject({ productType: 'DIGITAL', visibleInPos: false });
    expect(product).not.toHaveProperty('physicalProperties');
    expect(product.variantsInfo.variants[0]).toMatchObject({
      digitalProperties: { digitalFile: { id: 'aa_pattern.zip', fileType: 'SECURE_ARCHIVE' } },
    });
  });

  test('requires a merchant', async () => {
    const visitor = await newShopper(store.emulator);
    expect((await visitor.call('POST', '/stores/v3/products', { product: simple() })).status).toBe(403);
  });
});
