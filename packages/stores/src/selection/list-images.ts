import { toOptions } from './option.js';
import { ownText } from './own-text.js';
import { readProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectableMedia, SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Image of a product. */
export interface ProductImage {
  /** Media ID, or the image's URL if it has none. Unique within the product. */
  readonly id: string;
  /** Image URL or `wix:image://v1/…` reference, for `media.imageSources`. */
  readonly url: string;
  /** Alternative text of the merchant. Empty without one. */
  readonly altText: string;
}

const toImages = ({ mainMedia, items = [] }: SelectableMedia = {}): ProductImage[] =>
  (items.length > 0 ? items : mainMedia ? [mainMedia] : []).flatMap(({ _id, image }) =>
    image?.url ? [{ id: _id ?? image.url, url: image.url, altText: image.altText ?? '' }] : [],
  );

/**
 * Lists the images of a product, then those of its choices, each once.
 *
 * @param product - Product, with its options.
 * @returns The images in the merchant's order. Empty for a product without images.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { listImages } from '@cartwright/stores/selection';
 *
 * export const imageUrls = (product: Product) => listImages(product).map(({ url }) => url);
 * ```
 */
export function listImages(product: SelectableProduct | AnyCatalogProduct): ProductImage[] {
  const { media: own, productOptions = [] } = readProduct(product);
  const choices = productOptions.flatMap((option) => option.choices ?? []);
  const images = [own, ...choices.map(({ media }) => media)].flatMap(toImages);
  return [...new Map(images.map((image) => [image.id, image])).values()];
}

/**
 * Gets the image of a selection: the first one that the merchant assigned to a selected choice, else the product's main
 * image.
 *
 * @param product - Product, with its options.
 * @param selection - Choices selected so far.
 * @returns The image, or `undefined` for a product without images.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getImage } from '@cartwright/stores/selection';
 *
 * export const mainImage = (product: Product, Color: string) => getImage(product, { choices: { Color } })?.url;
 * ```
 */
export function getImage(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection = {},
): ProductImage | undefined {
  const readable = readProduct(product);
  const chosen = toOptions(readable).map(({ name, byText }) => byText.get(ownText(selection.choices, name) ?? ''));
  return [...chosen.map((choice) => choice?.media), readable.media]
    .flatMap((media) => toImages(media && { items: [media.mainMedia ?? [], media.items ?? []].flat() }))
    .at(0);
}
