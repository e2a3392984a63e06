import { derivedId } from '../kernel/state/derived-id.js';
import type { StoredProduct } from '../shop/catalog-v1/product.js';

/** Creates a catalog of exactly `count` products: the base products, followed by numbered editions of them in turn. */
export function growCatalog(base: readonly StoredProduct[], count: number): StoredProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const product = base[index % base.length];
    if (!product) throw new RangeError('The base catalog must not be empty.');
    const edition = Math.floor(index / base.length) + 1;
    return edition === 1 ? product : editionOf(product, edition, index);
  });
}

function editionOf(product: StoredProduct, edition: number, index: number): StoredProduct {
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
