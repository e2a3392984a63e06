/** Sends a request with the merchant's identity. */
type Merchant = <T>(method: string, path: string, body?: object) => Promise<T>;

export type CatalogVersion = 'v1' | 'v3';

/** Catalog of a shop, as the merchant reads and changes it. */
interface MerchantCatalog {
  readonly version: CatalogVersion;
  /** Path of the request that lists products, for faults. */
  readonly listPath: string;
  /** ID of a product. */
  getId(slug: string): Promise<string>;
  /** Names of the first hundred products, by ID. */
  names(): Promise<ReadonlyMap<string, string>>;
  /** Renames a product. */
  rename(id: string, name: string): Promise<void>;
  /** Quantity in stock of a product, or of its variant with these choices. */
  stock(slug: string, choices: Record<string, string>): Promise<number | undefined>;
  /** Catalog reference of a product without variants, for line items. */
  reference(slug: string): Promise<object>;
  /** Sets the quantity in stock of a product without variants. */
  setStock(slug: string, quantity: number): Promise<void>;
  /** Sets the price of a product without variants. */
  setPrice(slug: string, price: number): Promise<void>;
}

/** Products of a list. */
interface Names {
  products: { id: string; name: string }[];
}

/** ID of the platform's store app. */
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const hasChoices = (wanted: Record<string, string>, choices: Record<string, string>): boolean =>
  Object.entries(wanted).every(([name, choice]) => choices[name] === choice);

function catalogV1(merchant: Merchant): MerchantCatalog {
  interface Product {
    id: string;
    slug: string;
    stock: { quantity?: number };
    variants: { choices: Record<string, string>; stock: { quantity?: number } }[];
  }
  async function find(slug: string): Promise<Product | undefined> {
    const query = { filter: JSON.stringify({ slug }) };
    const body = { query, includeVariants: true };
    return (await merchant<{ products: Product[] }>('POST', '/stores/v1/products/query', body)).products[0];
  }
  return {
    version: 'v1',
    listPath: '/stores-reader/v1/products/query*',
    getId: async (slug) => (await find(slug))?.id ?? '',
    async names() {
      const query = { paging: { limit: 100 } };
      const { products } = await merchant<Names>('POST', '/stores/v1/products/query', { query });
      return new Map(products.map(({ id, name }) => [id, name]));
    },
    async rename(id, name) {
      await merchant('PATCH', `/stores/v1/products/${id}`, { product: { name } });
    },
    async stock(slug, choices) {
      const product = await find(slug);
      const variant = product?.variants.find((candidate) => hasChoices(choices, candidate.choices));
      return (Object.keys(choices).length > 0 ? variant : product)?.stock.quantity;
    },
    reference: async (slug) => ({ appId: storesAppId, catalogItemId: (await find(slug))?.id }),
    async setStock(slug, quantity) {
      const variants = [{ variantId: '00000000-0000-0000-0000-000000000000', quantity }];
      const inventoryItem = { trackQuantity: true, variants };
      await merchant('PATCH', `/stores/v2/inventoryItems/product/${(await find(slug))?.id}`, { inventoryItem });
    },
    async setPrice(slug, price) {
      await merchant('PATCH', `/stores/v1/products/${(await find(slug))?.id}`, { product: { priceData: { price } } });
    },
  };
}

function catalogV3(merchant: Merchant): MerchantCatalog {
  interface Variant {
    id: string;
    choices: { optionChoiceNames: { optionName: string; choiceName: string } }[];
  }
  interface Product {
    id: string;
    revision: string;
    variantsInfo: { variants: Variant[] };
  }
  interface Item {
    id: string;
    revision: string;
    quantity?: number;
  }
  const find = async (slug: string) =>
    (await merchant<{ product: Product }>('GET', `/stores/v3/products/slug/${slug}?fields=VARIANT_OPTION_CHOICE_NAMES`))
      .product;
  const getChoices = ({ choices }: Variant): Record<string, string> =>
    Object.fromEntries(
      choices.map(({ optionChoiceNames }) => [optionChoiceNames.optionName, optionChoiceNames.choiceName]),
    );
  async function findItem(slug: string, choices: Record<string, string> = {}): Promise<Item | undefined> {
    const { variants } = (await find(slug)).variantsInfo;
    const variantId = variants.find((variant) => hasChoices(choices, getChoices(variant)))?.id;
    const query = { filter: { variantId } };
    return (await merchant<{ inventoryItems: Item[] }>('POST', '/stores/v3/inventory-items/query', { query }))
      .inventoryItems[0];
  }
  return {
    version: 'v3',
    listPath: '/stores/v3/products/search*',
    getId: async (slug) => (await find(slug)).id,
    async names() {
      const search = { cursorPaging: { limit: 100 } };
      const { products } = await merchant<Names>('POST', '/stores/v3/products/search', { search });
      return new Map(products.map(({ id, name }) => [id, name]));
    },
    async rename(id, name) {
      const { product } = await merchant<{ product: Product }>('GET', `/stores/v3/products/${id}`);
      await merchant('PATCH', `/stores/v3/products/${id}`, { product: { id, revision: product.revision, name } });
    },
    stock: async (slug, choices) => (await findItem(slug, choices))?.quantity,
    async reference(slug) {
      const { id, variantsInfo } = await find(slug);
      return { appId: storesAppId, catalogItemId: id, options: { variantId: variantsInfo.variants[0]?.id } };
    },
    async setStock(slug, quantity) {
      const item = await findItem(slug);
      const inventoryItem = { id: item?.id, revision: item?.revision, quantity };
      await merchant('PATCH', `/stores/v3/inventory-items/${item?.id}`, { inventoryItem });
    },
    async setPrice(slug, price) {
      const { id, revision, variantsInfo } = await find(slug);
      const variants = [{ ...variantsInfo.variants[0], price: { actualPrice: { amount: String(price) } } }];
      await merchant('PATCH', `/stores/v3/products/${id}`, { product: { id, revision, variantsInfo: { variants } } });
    },
  };
}

/** Opens the catalog of a shop, with the API of its version. */
export const openCatalog = (version: CatalogVersion, merchant: Merchant): MerchantCatalog =>
  version === 'v1' ? catalogV1(merchant) : catalogV3(merchant);
