import { storeCatalog as storeCatalogV3 } from '../csv/catalog-v3/catalog.js';
import { standardCollections } from '../csv/known-collections.js';
import { storeCatalog } from '../csv/store-catalog.js';
import { formatWithoutTrailingZeros } from '../kernel/money/format-money.js';
import { fromDollars } from '../kernel/money/from-dollars.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { shopCatalog, shopCatalogV3 } from './shop.js';
import type { StoredProduct } from '../shop/catalog-v1/product.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';

/** Converts the dollar prices of a seed product to another currency. */
function inCurrency(product: StoredProduct, currency: string): StoredProduct {
  if (currency === 'USD') return product;
  const amount = (dollars: number): number => Number(fromDollars(dollars, currency));
  const choice = (text: string): string =>
    product.giftCard && text.startsWith('$')
      ? formatWithoutTrailingZeros(fromDollars(text.slice(1), currency), currency)
      : text;
  const { cost, discount, options, price, variants } = product;
  return {
    ...product,
    price: amount(price),
    cost: cost === null ? null : amount(cost),
    discount: discount.type === 'AMOUNT' ? { ...discount, value: amount(discount.value) } : discount,
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map((one) => ({
        ...one,
        value: choice(one.value),
        description: choice(one.description),
      })),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      choices: Object.fromEntries(Object.entries(variant.choices).map(([name, text]) => [name, choice(text)])),
      ...(variant.price !== undefined && { price: amount(variant.price) }),
      ...(variant.cost !== undefined && { cost: amount(variant.cost) }),
    })),
  };
}

/** Creates a catalog of exactly `count` products: the base products, followed by numbered editions of them in turn. */
export function growCatalog(base: readonly StoredProduct[], count: number): StoredProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const product = base[index % base.length];
    if (!product) throw new RangeError('The base catalog must not be empty.');
    const edition = Math.floor(index / base.length) + 1;
    return edition === 1 ? product : createEdition(product, edition, index);
  });
}

function createEdition(product: StoredProduct, edition: number, index: number): StoredProduct {
  const slug = `${product.slug}-${edition}`;
  const id = derivedId('product', slug);
  const price = Math.max(1, Math.round(product.price * (0.7 + ((index * 7919) % 60) / 100)));
  return {
    ...product,
    id,
    slug,
    name: `${product.name} No. ${edition}`,
    sku: `${product.sku}-${edition}`,
    price,
    numericId: String(BigInt(product.numericId) + BigInt(edition) * 1_000_000n),
    variants: product.variants.map((variant) => ({
      ...variant,
      id: derivedId(id, variant.id),
      ...(variant.price !== undefined && { price: price + variant.price - product.price }),
      ...(variant.sku !== undefined && { sku: `${variant.sku}-${edition}` }),
    })),
    createdDate: new Date(Date.parse(product.createdDate) + edition * 1000).toISOString(),
    lastUpdated: new Date(Date.parse(product.lastUpdated) + edition * 1000).toISOString(),
  };
}

/** Options for seeding a tenant with the shop. */
interface SeedOptions {
  /** Number of products. Defaults to those of the demo shop; additional products are numbered copies. */
  readonly products?: number;
}

/** Seeds an empty tenant with the demo shop. Deterministic. */
export function seedTenant(tenant: Tenant, options: SeedOptions = {}): void {
  const currency = storeCurrency(tenant);
  if (options.products === undefined && currency === 'USD' && catalogVersion(tenant) === 'v3') {
    storeCatalogV3(tenant, shopCatalogV3());
    return;
  }
  const { collections, products: base } = shopCatalog();
  const products = growCatalog(base, options.products ?? base.length).map((product) => inCurrency(product, currency));
  storeCatalog(tenant, { collections, products });
}

/** Seeds the standard collections. */
export function seedStandardCollections(tenant: Tenant): void {
  storeCatalog(tenant, { collections: standardCollections(), products: [] });
}
