import { catalogCsv, json } from '../data/texts.js';
import { once } from '../data/once.js';
import type { CatalogV3 } from '../csv/catalog-v3/catalog.js';
import { convertCatalog } from '../csv/catalog-v3/convert-catalog.js';
import { type Catalog, readCatalog } from '../csv/read-catalog.js';
import { demoCollections } from '../csv/known-collections.js';
import { derivedId } from '../kernel/state/derived-id.js';
import { imageOfId } from '../shop/images/image-of.js';
import type { StoredPreorder, StoredProduct } from '../shop/catalog-v1/product.js';

/** Fields of a product without a column in the product file, which has columns for two custom text fields only. */
interface ProductDetails
  extends
    Pick<StoredProduct, 'numericId' | 'seoDescription' | 'createdDate' | 'lastUpdated'>,
    Partial<
      Pick<
        StoredProduct,
        'customTextFields' | 'productType' | 'giftCard' | 'digitalFile' | 'pricePerUnitData' | 'preorder' | 'seoData'
      >
    > {
  /** Image IDs by the description of the choice that they belong to. */
  readonly choiceImages?: Readonly<Record<string, string>>;
  /** Pre-order settings by the choices of the variant. */
  readonly variantPreorders?: Readonly<Record<string, StoredPreorder>>;
}

/** Adds the details to a product of the product file. */
function withDetails(product: StoredProduct, details: ProductDetails): StoredProduct {
  const { choiceImages = {}, variantPreorders = {}, ...fields } = details;
  const getImage = (choice: string) => imageOfId(choiceImages[choice] ?? '', product.name);
  return {
    ...product,
    ...fields,
    options: product.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        media: [getImage(choice.description)].filter((image) => image !== undefined),
      })),
    })),
    variants: product.variants.map((variant) => {
      const name = Object.values(variant.choices).join(', ');
      const preorder = variantPreorders[name];
      return { ...variant, id: derivedId(product.id, name), ...(preorder && { preorder }) };
    }),
  };
}

/** Catalog of the demo shop, in US dollars. */
export const shopCatalog = /* @__PURE__ */ once((): Catalog => {
  const details = JSON.parse(json.products) as Record<string, ProductDetails>;
  const { products, collections } = readCatalog(catalogCsv, new Date(0), { collections: demoCollections() });
  return {
    collections,
    products: products.map((product) => {
      const found = details[product.slug];
      if (!found) throw new RangeError(`The product ${product.slug} has no details.`);
      return withDetails(product, found);
    }),
  };
});

/** Catalog of the demo shop in a store with Catalog V3, in US dollars. */
export const shopCatalogV3 = /* @__PURE__ */ once((): CatalogV3 => convertCatalog(shopCatalog(), 'USD'));
