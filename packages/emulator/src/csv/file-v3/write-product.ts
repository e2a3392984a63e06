import type { StoredChoice, StoredCustomization } from '../../shop/catalog-v3/customizations/customization.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import type { ProductOption, StoredProduct, StoredVariant } from '../../shop/catalog-v3/products/product.js';
import { getHandle } from '../catalog-v3/convert-product.js';
import {
  type Cells,
  colorText,
  decimal,
  flag,
  getImage,
  imageText,
  list,
  money,
  numberedCells,
  part,
} from '../rows/cells.js';
import { toProductId } from '../rows/product-id.js';
import { counts } from './columns.js';

/** Catalog data that the rows depend on. */
export interface Store {
  /** Number of decimal places of the store's currency. */
  readonly scale: number;
  customization(id: string): StoredCustomization | undefined;
  getStock(variant: StoredVariant): StoredInventoryItem | undefined;
  brandName(id: string | undefined): string;
  ribbonName(id: string | undefined): string;
  /** Slugs of the categories of a product, the main one first. */
  categorySlugs(product: StoredProduct): readonly string[];
  /** Description as HTML. */
  html(product: StoredProduct): string;
}

/** Formats a choice as a list entry. Choices with equal entries are merged on import. */
function choiceText({ name, swatch }: StoredChoice, { renderType }: StoredCustomization): string {
  if (renderType !== 'SWATCH_CHOICES') return name;
  const color = swatch.type === 'ONE_COLOR' ? swatch.color : '';
  return colorText(color, name);
}

/** Name of a choice in a variant's row: as in the list, without the color. */
function chosenText(choice: StoredChoice, { renderType }: StoredCustomization): string {
  return part(renderType === 'SWATCH_CHOICES' ? choice.name.replaceAll(':', ',') : choice.name);
}

const getChoices = ({ choices }: StoredCustomization, used: ProductOption['choices']): StoredChoice[] =>
  used.flatMap(({ choiceId }) => choices.find(({ id }) => id === choiceId) ?? []);

const optionCells = (
  { options }: StoredProduct,
  store: Store,
  toText: (option: StoredCustomization, index: number) => string,
) =>
  numberedCells(
    options
      .flatMap(({ customizationId }) => store.customization(customizationId) ?? [])
      .map((option, index) => ({ option, index })),
    counts.options,
    ({ index, option }) => ({
      productOptionName: option.name,
      productOptionType: option.renderType,
      productOptionChoices: toText(option, index),
    }),
  );

const modifierCells = ({ modifiers }: StoredProduct, store: Store): Cells =>
  numberedCells(modifiers, counts.modifiers, ({ choices, customizationId, mandatory }): Cells => {
    const modifier = store.customization(customizationId);
    if (!modifier) return {};
    const { freeText, name, renderType } = modifier;
    return {
      modifierName: name,
      modifierType: renderType,
      modifierCharLimit: String(freeText?.maxLength ?? 0),
      modifierMandatory: flag(mandatory),
      modifierDescription:
        freeText?.title ?? list(getChoices(modifier, choices).map((one) => choiceText(one, modifier))),
    };
  });

const unitCells = (column: string, unit: StoredProduct['pricePerUnit']): Cells =>
  unit ? { [column]: decimal(unit.quantity), [`${column}Measurement`]: unit.unit } : {};

const stockText = ({ inStock, quantity }: Partial<StoredInventoryItem> = {}): string =>
  quantity === undefined ? (inStock ? 'IN_STOCK' : 'OUT_OF_STOCK') : String(quantity);

/** Cells of a variant, which are in the row of a product without options. */
function variantCells(variant: StoredVariant, { scale, getStock }: Store): Cells {
  const {
    barcode = '',
    compareAtPrice,
    cost,
    packageDimensions: size,
    price,
    sku = '',
    unitQuantity,
    weight,
  } = variant;
  const stock = getStock(variant);
  const { enabled = false, limit, message = '' } = stock?.preorder ?? {};
  return {
    price: money(price, scale),
    strikethroughPrice: compareAtPrice === undefined ? '' : money(compareAtPrice, scale),
    cost: cost === undefined ? '' : money(cost, scale),
    inventory: stockText(stock),
    preOrderEnabled: flag(enabled),
    preOrderMessage: message,
    preOrderLimit: limit === undefined ? '' : String(limit),
    sku,
    barcode,
    weight: weight === undefined ? '' : decimal(weight),
    ...unitCells('totalUnits', unitQuantity),
    ...(size && {
      packageLength: size.length ?? '',
      packageWidth: size.width ?? '',
      packageHeight: size.height ?? '',
      packageUnit: size.unit,
    }),
  };
}

/** Formats the rows of a product: its own, one for each variant if it has options, and one for each image or video. */
export function writeProduct(product: StoredProduct, store: Store): Cells[] {
  // A handle that does not lead to the ID on import, as of a product that was created through the API, is replaced.
  const handle = toProductId(product.handle) === product.id ? product.handle : getHandle(product.id);
  const [first] = product.variants;
  const hasOptions = product.options.length > 0;
  const slugs = store.categorySlugs(product);
  const own: Cells = {
    handle,
    fieldType: 'PRODUCT',
    name: product.name,
    visible: flag(product.visible),
    plainDescription: store.html(product),
    ribbon: store.ribbonName(product.ribbonId),
    brand: store.brandName(product.brandId),
    categorySlugs: list(slugs),
    ...(product.mainCategoryId !== undefined && { primaryCategorySlug: part(slugs[0] ?? '') }),
    ...unitCells('baseUnit', product.pricePerUnit),
    ...(!hasOptions && first && variantCells(first, store)),
    ...optionCells(product, store, (option, index) =>
      list(getChoices(option, product.options[index]?.choices ?? []).map((choice) => choiceText(choice, option))),
    ),
    ...modifierCells(product, store),
  };
  const rows = new Map<string, Cells>();
  for (const variant of hasOptions ? product.variants : []) {
    const chosen = optionCells(product, store, (option) => {
      const [choice] = getChoices(option, variant.choices);
      return choice ? chosenText(choice, option) : '';
    });
    const key = JSON.stringify(chosen);
    if (rows.has(key)) continue;
    const base = { handle, fieldType: 'VARIANT', visible: flag(variant.visible) };
    rows.set(key, { ...base, ...variantCells(variant, store), ...chosen });
  }
  const media = product.media
    .map((image): Cells => ({ handle, fieldType: 'MEDIA', media: imageText(image), mediaAltText: image.altText }))
    .filter((cells) => getImage(cells['media'] ?? '', '') !== undefined);
  return [own, ...rows.values(), ...media];
}
