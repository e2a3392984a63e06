import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { type CatalogResponse, getCode } from '../../testing/catalog-v3.js';
import { Merchant } from '../../testing/merchant.js';
import { choices, option, ProductStore, simple, sized, type TestProduct, variant } from '../../testing/products-v3.js';

let store: ProductStore;
beforeEach(() => {
  store = new ProductStore();
});
const create = (product: object) => store.call('POST', 'products', { product });
const stock = (product: object) => store.call('POST', 'products-with-inventory', { product });
const summary = (response: CatalogResponse) => [response.status, getCode(response)];
const sizes = (...variants: object[]) => sized({ variantsInfo: { variants } });
const small = (fields: object = {}) => variant(20, { choices: choices({ Size: 'S' }), ...fields });
const large = (fields: object = {}) => variant(25, { choices: choices({ Size: 'L' }), ...fields });
const digital = (digitalFile: object | undefined, fields: object = {}) => ({
  name: 'Pattern',
  productType: 'DIGITAL',
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '3' } }, digitalProperties: { digitalFile } }] },
  ...fields,
});
const monthly = { title: 'Monthly', frequency: 'MONTH', autoRenewal: true };
const subscribed = (subscription: object = {}, fields: object = {}) => ({
  subscriptionDetails: { subscriptions: [{ ...monthly, ...subscription }], ...fields },
});
const textModifier = (fields: object) => ({
  modifiers: [
    {
      name: 'Wrap',
      modifierRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'Yes', choiceType: 'CHOICE_TEXT' }] },
      ...fields,
    },
  ],
});
const anyId = '0b4a8d3c-6a7f-4d0f-9c39-1f3b8a0a5d11';

describe('createProduct refuses', () => {
  const cases: [code: string, status: number, product: object][] = [
    ['MISSING_VARIANT_OPTION_CHOICE', 428, sizes(small(), variant(1, { choices: [] }))],
    ['DUPLICATE_VARIANT_OPTION_CHOICE', 428, sizes(small(), small())],
    ['DUPLICATE_PRODUCT_OPTIONS', 428, sized({ options: [option('Size', ['S', 'L']), option('Size', ['S', 'L'])] })],
    ['INVALID_DEFAULT_VARIANT', 428, simple({ variantsInfo: { variants: [variant(1), variant(2)] } })],
    ['VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', 428, sizes(small(), variant(1, { choices: choices({ Size: 'M' }) }))],
    ['DIGITAL_FILE_NOT_FOUND_ERROR', 428, digital({ id: 'no file' })],
    ['DUPLICATE_BARCODE_ERROR', 428, sizes(small({ barcode: '1' }), large({ barcode: '1' }))],
    ['SKU_ALREADY_EXIST_ERROR', 409, sizes(small({ sku: 'a' }), large({ sku: 'a' }))],
    ['INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION', 428, digital({ id: 'a.zip' }, subscribed())],
    [
      ...(['ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT', 428] as const),
      simple(subscribed({ visible: false })),
    ],
    [
      ...(['INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT', 428] as const),
      simple(subscribed({ discount: { type: 'AMOUNT', amountOff: '11' } })),
    ],
    ['PRODUCT_MEDIA_NOT_EXIST', 428, simple({ media: { itemsInfo: { items: [{ id: 'no file' }] } } })],
    ['ONLY_SPACES_STRING_ERROR', 428, simple({ name: '   ' })],
    ['BRAND_CREATION_FAILED', 428, simple({ brand: { name: ' ' } })],
    ['RIBBON_NOT_FOUND', 428, simple({ ribbon: { id: anyId } })],
    ['RIBBON_CREATION_FAILED', 428, simple({ ribbon: { name: ' ' } })],
    ['DUPLICATE_RIBBON_IN_ADDITIONAL', 428, simple({ additionalRibbons: [{ name: 'New' }, { name: 'New' }] })],
    [
      ...(['DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', 428] as const),
      simple({ ribbon: { name: 'New' }, additionalRibbons: [{ name: 'New' }] }),
    ],
    ['INFO_SECTION_CREATION_FAILED', 428, simple({ infoSections: [{ uniqueName: 'care' }] })],
    [
      ...(['CUSTOMIZATION_NOT_EXIST', 428] as const),
      sized({ options: [{ id: anyId, choicesSettings: { choices: [{ name: 'S', choiceType: 'CHOICE_TEXT' }] } }] }),
    ],
    ['CUSTOMIZATIONS_CREATION_FAILED', 428, sized({ options: [option('Size', ['S', 'S'])] })],
    ['PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED', 428, sized({ options: [{ ...option('Size', ['S']), name: null }] })],
    [
      ...(['PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED', 428] as const),
      sized({ options: [{ ...option('Size', []), choicesSettings: { choices: [{ name: 'S' }] } }] }),
    ],
    ['MODIFIER_NAME_AND_TYPE_REQUIRED', 428, simple(textModifier({ modifierRenderType: null }))],
    [
      ...(['MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED', 428] as const),
      simple(textModifier({ choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT' }] } })),
    ],
    [
      ...(['COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE', 428] as const),
      sizes(small({ price: { actualPrice: { amount: '9' }, compareAtPrice: { amount: '8' } } }), large()),
    ],
    // Validation rules.
    ['INVALID_SLUG_FORMAT', 400, simple({ slug: 'a b' })],
    ['VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED', 400, sizes(small({ digitalProperties: {} }), large())],
    ['MISSING_VARIANT_OPTION', 400, sizes(small(), variant(1, { choices: choices({ Color: 'Red' }) }))],
    [
      ...(['MISSING_VARIANT_OPTION_CHOICE', 400] as const),
      sizes(small(), variant(1, { choices: [{ optionChoiceNames: { optionName: 'Size' } }] })),
    ],
    ['SUBSCRIPTION_INVALID_AUTO_RENEWAL', 400, simple(subscribed({ autoRenewal: false }))],
    ['DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS', 400, digital({ id: 'a.zip' }, { visibleInPos: true })],
    ['DESCRIPTION_SIZE_TOO_BIG', 400, simple({ description: { nodes: [{ id: 'a'.repeat(400_001) }] } })],
    [
      ...(['DUPLICATE_MEDIA_ERROR', 400] as const),
      simple({ media: { itemsInfo: { items: [{ id: 'a.jpg' }, { id: 'a.jpg' }] } } }),
    ],
    [
      ...(['MODIFIERS_ID_DUPLICATION_ERROR', 400] as const),
      simple({ modifiers: [...textModifier({}).modifiers, ...textModifier({}).modifiers] }),
    ],
    ['BRAND_MISSING_ID', 400, simple({ brand: {} })],
    [
      ...(['PRICE_PER_UNIT_NOT_ALIGNED', 400] as const),
      simple({
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
        variantsInfo: {
          variants: [
            variant(1, {
              physicalProperties: { pricePerUnit: { settings: { quantity: 1, measurementUnit: 'L' } } },
            }),
          ],
        },
      }),
    ],
    // Required fields and limits.
    ['REQUIRED_FIELD', 400, { ...simple(), physicalProperties: undefined }],
    ['REQUIRED_FIELD', 400, { ...simple(), variantsInfo: {} }],
    ['REQUIRED_FIELD', 400, simple({ variantsInfo: { variants: [{ ...variant(1), price: undefined }] } })],
    ['MAX_LENGTH', 400, simple({ name: 'a'.repeat(81) })],
    ['MAX_SIZE', 400, sized({ options: Array.from({ length: 7 }, (_, index) => option(`Option ${index}`, ['a'])) })],
  ];
  test.each(cases)('%s (%d)', async (code, status, product) => {
    expect(summary(await create(product))).toEqual([status, code]);
    expect(store.eventTypes()).toEqual([]);
  });

  test('values that another product has', async () => {
    const first = await store.create(
      simple({
        slug: 'mug',
        variantsInfo: { variants: [variant(1, { sku: 'a', barcode: 'b' })] },
        ...subscribed({}, { allowOneTimePurchases: true }),
      }),
    );
    const { subscriptions } = first['subscriptionDetails'] as { subscriptions: { id: string }[] };
    const one = (fields: object) => simple({ variantsInfo: { variants: [variant(1, fields)] } });
    expect(summary(await create(simple({ slug: 'mug' })))).toEqual([409, 'DUPLICATE_SLUG_ERROR']);
    expect(summary(await create(one({ sku: 'a' })))).toEqual([409, 'SKU_ALREADY_EXIST_ERROR']);
    expect(summary(await create(one({ barcode: 'b' })))).toEqual([409, 'BARCODE_ALREADY_EXIST_ERROR']);
    const { id } = first.variantsInfo.variants[0]!;
    expect(summary(await create(one({ id })))).toEqual([409, 'VARIANT_ID_ALREADY_EXISTS']);
    const again = simple(subscribed({ id: subscriptions[0]?.id }));
    expect(summary(await create(again))).toEqual([409, 'SUBSCRIPTION_ID_ALREADY_EXISTS']);
  });

  test('choices that a customization lacks or cannot have', async () => {
    const { options } = await store.create(sized());
    const withChoice = (choice: object) =>
      create(sized({ options: [{ id: options[0]?.id, choicesSettings: { choices: [choice] } }] }));
    expect(summary(await withChoice({ choiceId: anyId }))).toEqual([428, 'CHOICE_NOT_EXIST']);
    const red = { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#F00' };
    expect(summary(await withChoice(red))).toEqual([428, 'ADD_CUSTOMIZATION_CHOICES_FAILED']);
  });
});

test('updateProduct keeps SKUs and barcodes that an imported file repeats, and refuses to add one', async () => {
  const rows = [
    'handle,fieldType,name,price,sku,barcode,productOptionName1,productOptionType1,productOptionChoices1',
    'shirt,PRODUCT,Shirt,,,,Size,TEXT_CHOICES,S;M;L',
    ...['S', 'M'].map((size) => `shirt,VARIANT,,1,D5,123,Size,TEXT_CHOICES,${size}`),
    'shirt,VARIANT,,1,D6,,Size,TEXT_CHOICES,L',
    'mug,PRODUCT,Mug,1,D5,123,,,',
  ];
  const emulator = createEmulator({ catalogVersion: 'v3', seed: { csv: rows.join('\n') } });
  const merchant = new Merchant(emulator);
  const { products } = await merchant.send<{ products: TestProduct[] }>('POST', '/stores/v3/products/query', {});
  for (const { id, name } of products) {
    const read = async () =>
      (await merchant.send<{ product: TestProduct }>('GET', `/stores/v3/products/${id}`)).product;
    const update = async (changes: object) => {
      const { revision } = await read();
      const product = { id, revision, ...changes };
      return merchant.call('PATCH', `/stores/v3/products/${id}`, { product });
    };
    expect((await update({ name: `New ${name}` })).status).toBe(200);
    const { options, variantsInfo } = await read();
    expect((await update({ options, variantsInfo })).status).toBe(200);
    const variants = variantsInfo.variants.map((one) => ({ ...one, sku: 'D5', barcode: undefined }));
    const added = await update({ options, variantsInfo: { variants } });
    expect([name, added.status]).toEqual([name, name === 'Mug' ? 200 : 409]);
  }
});

describe('updateProduct refuses', () => {
  let product: TestProduct;
  const refused = async (changes: object, more: object = {}) => getCode(await store.update(product.id, changes, more));
  beforeEach(async () => {
    product = await store.create(sized());
  });

  test('field masks with other fields, or without values', async () => {
    const unknown = await store.update(product.id, { name: 'Coat' }, { fieldMask: ['name', 'color'] });
    expect(summary(unknown)).toEqual([428, 'FIELD_MASK_VALUE_NOT_SUPPORTED']);
    expect(unknown.body.details?.applicationError?.data).toEqual({ fieldMasks: ['color'] });
    expect(await refused({}, { fieldMask: ['name'] })).toBe('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR');
  });

  test('unknown references', async () => {
    expect(await refused({ infoSections: [{ id: anyId }] })).toBe('INFO_SECTION_ERROR_OCCURRED');
    expect(await refused({ ribbon: { id: anyId } })).toBe('RIBBON_NOT_FOUND');
    expect(await refused({ brand: { name: 'Alder' } })).toBe('BRAND_MISSING_ID');
    expect(await refused({ productType: 'DIGITAL' })).toBe('IMMUTABLE_FIELD');
  });

  test('variants without options, and options without variants', async () => {
    const { options, variantsInfo } = product;
    expect(await refused({ variantsInfo })).toBe('MISSING_OPTIONS_ON_UPDATE_VARIANTS');
    expect(await refused({ options })).toBe('MISSING_OPTIONS_ON_UPDATE_VARIANTS');
    expect(await refused({ options, variantsInfo })).toBeUndefined();
  });

  test('subscriptions of a product that can be pre-ordered', async () => {
    const preorderInfo = { enabled: true, message: 'In May' };
    const { body } = await stock(
      simple({ variantsInfo: { variants: [variant(1, { inventoryItem: { quantity: 0, preorderInfo } })] } }),
    );
    const { id } = body['product'] as TestProduct;
    expect(getCode(await store.update(id, subscribed()))).toBe('PREORDER_VALIDATION_ERROR');
  });

  test('missing and outdated revisions', async () => {
    const { id } = product;
    const missing = await store.call('PATCH', `products/${id}`, { product: { name: 'Coat' } });
    expect(missing.body.details?.validationError?.fieldViolations).toMatchObject([
      { field: 'product.revision', violatedRule: 'REQUIRED_FIELD' },
    ]);
    const outdated = await store.call('PATCH', `products/${id}`, { product: { name: 'Coat', revision: '9' } });
    expect(summary(outdated)).toEqual([409, 'INVALID_REVISION']);
    const unknown = await store.call('PATCH', `products/${anyId}`, { product: { revision: '1' } });
    expect(summary(unknown)).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });
});

describe('calls with inventory refuse', () => {
  const withItem = (inventoryItem: object, fields: object = {}) =>
    simple({ variantsInfo: { variants: [variant(1, { inventoryItem })] }, ...fields });

  test('negative quantities', async () => {
    expect(summary(await stock(withItem({ quantity: -1 })))).toEqual([400, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE']);
  });

  test('pre-orders of products with subscriptions, and items of other variants', async () => {
    const preordered = withItem({ quantity: 0, preorderInfo: { enabled: true } }, subscribed());
    expect(summary(await stock(preordered))).toEqual([428, 'PREORDER_VALIDATION_ERROR']);
    const { id, revision, variantsInfo } = await store.create();
    const [existing] = variantsInfo.variants;
    const item = { id: anyId, quantity: 3 };
    const refused = await store.call('PATCH', `products-with-inventory/${id}`, {
      product: { revision, variantsInfo: { variants: [{ ...existing, inventoryItem: item }] } },
    });
    expect(summary(refused)).toEqual([428, 'PRODUCT_RESTRICTION_ERROR']);
  });
});
