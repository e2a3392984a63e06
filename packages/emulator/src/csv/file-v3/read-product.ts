import { derivedId } from '../../kernel/state/derived-id.js';
import { type StoredInventoryItem, inventoryItemId } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { defaultLocationId } from '../../shop/catalog-v3/locations/location.js';
import { type StoredProduct, type StoredVariant, maxVariants } from '../../shop/catalog-v3/products/product.js';
import type { StoredImage } from '../../shop/images/image.js';
import type { CatalogBuilder } from '../catalog-v3/catalog-builder.js';
import { defaultVariantId } from '../catalog-v3/convert-variants.js';
import { newEntity } from '../catalog-v3/new-entity.js';
import { imageOf } from '../rows/cells.js';
import { toProductId } from '../rows/product-id.js';
import type { Row } from '../rows/row.js';
import type { ProductRows } from './group-rows.js';
import { readModifiers } from './read-modifiers.js';
import { type ReadOption, readChoice, readOptions } from './read-options.js';
import { readUnit } from './read-unit.js';
import { readPreorder, readStock, readVariant } from './read-variant.js';

/** Data from outside the product's rows. */
interface Surroundings {
  readonly slug: string;
  /** Current time, as an ISO 8601 string. */
  readonly now: string;
  /** Maximum number of decimal places of prices and costs. */
  readonly scale: number;
  /** IDs of the product's categories, the main one first. */
  readonly categoryIds: readonly string[];
}

function readMedia(rows: readonly Row[]): StoredImage[] {
  const media = rows.flatMap((row) => {
    const image = imageOf(row.string('media'), row.string('mediaAltText', 1000));
    if (!image) row.report('media', 'a URL (https://…) or a file name');
    return image ?? [];
  });
  return [...new Map(media.map((image) => [image.id, image])).values()];
}

interface ReadVariant {
  readonly row: Row;
  readonly variant: StoredVariant;
}

function readVariants({ row, variants }: ProductRows, id: string, options: readonly ReadOption[], scale: number) {
  if (options.length === 0) {
    for (const one of variants) one.report('handle', 'the handle of a product with options');
    return [{ row, variant: { ...readVariant(row, scale), id: defaultVariantId(id), choices: [] } }];
  }
  if (variants.length === 0) row.report('fieldType', 'VARIANT rows below, because the product has options');
  variants[maxVariants]?.report('fieldType', `at most ${maxVariants} VARIANT rows of a product`);
  const read = new Map<string, ReadVariant>();
  for (const one of variants) {
    const chosen = options.map((option) => ({ option, ...readChoice(one, option) }));
    const names = Object.fromEntries(chosen.map(({ name, option }) => [option.name, name]));
    const variantId = derivedId(id, JSON.stringify(names));
    const choices = chosen.map(({ choiceId, option }) => ({ optionId: option.id, choiceId }));
    if (read.has(variantId)) one.report(options[0]?.column ?? 'handle', 'each combination of choices once');
    else read.set(variantId, { row: one, variant: { ...readVariant(one, scale), id: variantId, choices } });
  }
  return [...read.values()];
}

function readInventoryItem({ row, variant }: ReadVariant, productId: string, now: string): StoredInventoryItem {
  const preorder = readPreorder(row);
  return {
    ...newEntity(inventoryItemId(variant.id, defaultLocationId), now),
    productId,
    variantId: variant.id,
    locationId: defaultLocationId,
    ...readStock(row),
    ...(preorder && { preorder }),
  };
}

/** Adds the product of the rows to a catalog. HTML is kept unchanged. */
export function readProduct(rows: ProductRows, builder: CatalogBuilder, surroundings: Surroundings): void {
  const { categoryIds, now, scale, slug } = surroundings;
  const { media, row } = rows;
  const handle = row.string('handle');
  const id = toProductId(handle);
  const options = readOptions(row, builder, now);
  const variants = readVariants(rows, id, options, scale);
  const [brand, ribbon, unit] = [row.string('brand', 50), row.string('ribbon', 30), readUnit(row, 'baseUnit')];
  const product: StoredProduct = {
    ...newEntity(id, now),
    name: row.required('name', 80),
    slug,
    handle,
    visible: row.boolean('visible', true),
    visibleInPos: true,
    type: 'PHYSICAL',
    description: { html: row.string('plainDescription', 16_000) },
    media: readMedia(media),
    options: options.map((option) => ({
      customizationId: option.id,
      choices: [...option.choiceIds.values()].map((choiceId) => ({ choiceId })),
    })),
    modifiers: readModifiers(row, builder, now),
    variants: variants.map(({ variant }) => variant),
    ...(brand !== '' && { brandId: builder.brandId(brand, now) }),
    ...(ribbon !== '' && { ribbonId: builder.ribbonId(ribbon, now) }),
    ...(categoryIds[0] !== undefined && { mainCategoryId: categoryIds[0] }),
    ...(unit && { pricePerUnit: unit }),
    additionalRibbonIds: [],
    infoSectionIds: [],
    publicTagIds: [],
    privateTagIds: [],
    membersOnly: false,
    subscriptions: [],
    allowOneTimePurchases: true,
  };
  builder.addProduct(
    product,
    variants.map((one) => readInventoryItem(one, id, now)),
    categoryIds,
  );
}
