import { type CatalogResponse, type Entity, TestCatalog } from './catalog-v3.js';

/** The fields of a variant that the tests read. */
interface TestVariant {
  id: string;
  visible: boolean;
  choices: { optionChoiceIds: { optionId: string; choiceId: string }; optionChoiceNames?: object }[];
  price: { actualPrice: { amount: string; formattedAmount?: string }; compareAtPrice?: { amount: string } };
  revenueDetails?: { cost: { amount: string } };
  [field: string]: unknown;
}

/** The fields of a product that the tests read. */
export interface TestProduct extends Entity {
  name: string;
  slug: string;
  handle: string;
  visible: boolean;
  options: { id: string; name: string; choicesSettings: { choices: { choiceId: string; name: string }[] } }[];
  modifiers: { id: string; key: string }[];
  brand?: { id: string; name: string };
  ribbon?: { id: string; name: string };
  infoSections: { id: string }[];
  variantsInfo: { variants: TestVariant[] };
}

/** Variant in the format of requests. */
export const variant = (price: number | string, fields: object = {}) => ({
  price: { actualPrice: { amount: String(price) } },
  physicalProperties: {},
  ...fields,
});

/** Product without options in the format of requests, with a price of 10. */
export const simple = (fields: object = {}) => ({
  name: 'Mug',
  productType: 'PHYSICAL',
  physicalProperties: {},
  variantsInfo: { variants: [variant(10)] },
  ...fields,
});

/** Option in the format of requests, with text choices. */
export const option = (name: string, choices: readonly string[]) => ({
  name,
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })) },
});

/** Choices of a variant in the format of requests: `{ Size: 'S' }`. */
export const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([optionName, choiceName]) => ({
    optionChoiceNames: { optionName, choiceName, renderType: 'TEXT_CHOICES' },
  }));

/** Product with the option Size and the variants S and L. */
export const sized = (fields: object = {}) =>
  simple({
    name: 'Shirt',
    options: [option('Size', ['S', 'L'])],
    variantsInfo: {
      variants: [variant(20, { choices: choices({ Size: 'S' }) }), variant(25, { choices: choices({ Size: 'L' }) })],
    },
    ...fields,
  });

/** A store with an empty Catalog V3, with calls for products. */
export class ProductStore extends TestCatalog {
  /** Creates a product. Throws if it is refused. */
  async create(product: object = simple(), fields: readonly string[] = []): Promise<TestProduct> {
    return getProduct(await this.call('POST', 'products', { product, fields }));
  }

  /** Gets a product with the requested fields. */
  async get(id: string, fields: readonly string[] = []): Promise<TestProduct> {
    const query = fields.map((field) => `fields=${field}`).join('&');
    return getProduct(await this.call('GET', `products/${id}?${query}`));
  }

  /** Updates a product with its current revision. */
  update(id: string, changes: object, more: object = {}): Promise<CatalogResponse> {
    return this.get(id).then(({ revision }) =>
      this.call('PATCH', `products/${id}`, { product: { id, revision, ...changes }, ...more }),
    );
  }
}

/** Product of a response. Throws if the response is an error. */
export function getProduct({ body, status }: CatalogResponse): TestProduct {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['product'] as TestProduct;
}
