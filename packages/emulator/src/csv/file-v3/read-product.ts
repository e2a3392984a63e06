import type { CatalogBuilder } from '../catalog-v3/catalog-builder.js';
import { defaultVariantId } from '../catalog-v3/convert-variants.js';
import { newEntity } from '../catalog-v3/new-entity.js';
import type { Needed } from '../catalog-v3/shared-customizations.js';
import { counts } from './columns.js';
import type { ProductRows } from './group-rows.js';
import { readChoices } from './read-choices.js';
import { readChoice, type ReadOption, readOptions } from './read-options.js';
import { readUnit } from './read-unit.js';
import { readPreorder, readStock, readVariant } from './read-variant.js';
import { getImage } from '../rows/cells.js';
import { numbersTo } from '../rows/numbered.js';
import { toProductId } from '../rows/product-id.js';
import type { Row } from '../rows/row.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { inventoryItemId, type StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { defaultLocationId } from '../../shop/catalog-v3/locations/location.js';
import {
  maxVariants,
  type ProductModifier,
  type StoredProduct,
  type StoredVariant,
} from '../../shop/catalog-v3/products/product.js';
import type { StoredImage } from '../../shop/images/image.js';

/** Reads what a modifier asks for: a text, with the prompt as description, or choices, which are the description. */
function readInput(row: Row, number: number, name: string): Pick<Needed, 'renderType' | 'choices' | 'freeText'> {
  const column = `modifierDescription${number}`;
  const renderType = row.string(`modifierType${number}`);
  if (renderType === 'TEXT_CHOICES' || renderType === 'SWATCH_CHOICES') {
    return { renderType, choices: readChoices(row, column, renderType, 1000) };
  }
  if (renderType !== 'FREE_TEXT') row.report(`modifierType${number}`, 'FREE_TEXT, TEXT_CHOICES or SWATCH_CHOICES');
  const maxLength = row.number(`modifierCharLimit${number}`, { least: 1, most: 500, scale: 0 }) ?? 500;
  const freeText = { title: row.string(column, 150) || name, minLength: 0, maxLength };
  return { renderType: 'FREE_TEXT', choices: [], freeText };
}

/** Reads the modifiers of a PRODUCT row. The file has no prices of choices. */
function readModifiers(row: Row, builder: CatalogBuilder, now: string): ProductModifier[] {
  const modifiers = new Map<string, ProductModifier>();
  for (const number of numbersTo(counts.modifiers)) {
    const name = row.string(`modifierName${number}`, 50);
    if (name === '') continue;
    const needed = { type: 'MODIFIER', name, ...readInput(row, number, name) } as const;
    const { choiceIds, id: customizationId } = builder.customizations.add(needed, now);
    const choices = [...choiceIds.values()].map((choiceId) => ({ choiceId, addedPrice: 0 }));
    modifiers.set(customizationId, {
      customizationId,
      mandatory: row.boolean(`modifierMandatory${number}`, false),
      choices,
    });
  }
  return [...modifiers.values()];
}

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
    const image = getImage(row.string('media'), row.string('mediaAltText', 1000));
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
