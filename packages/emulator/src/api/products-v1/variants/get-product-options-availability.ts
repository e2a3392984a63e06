import type { Origins } from '../../../kernel/origins.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { readKnownChoices } from './read-known-choices.js';
import type { StoredOption, StoredProduct } from '../../../shop/catalog-v1/product.js';
import { requestedProduct } from '../find-product.js';
import { isInStock } from '../../../shop/catalog-v1/stock.js';
import { type Variant, variantsOf } from '../../../shop/catalog-v1/variant.js';
import { formatMedia } from '../../media/format-image.js';
import { formatPrice } from '../format-price.js';
import { formatOptions } from '../format-product.js';

/**
 * Returns the options, each with the availability of its choices among the variants that match the other selected
 * choices.
 */
const availableOptions = (
  product: StoredProduct,
  chosen: Record<string, string>,
  variants: readonly Variant[],
  origin: Origins,
) =>
  product.options.flatMap((option: StoredOption) => {
    const left = variants.filter((variant) =>
      product.options.every(
        ({ name }) => name === option.name || chosen[name] === undefined || variant.choices[name] === chosen[name],
      ),
    );
    return formatOptions([option], left, origin);
  });

const selected = (product: StoredProduct, variant: Variant, currency: string) => {
  const price = formatPrice(variant.price, product, currency);
  return {
    variantId: variant.id,
    price,
    convertedPriceData: price,
    weight: variant.weight,
    sku: variant.sku,
    ...(variant.stock.trackInventory && { quantity: variant.stock.quantity ?? 0 }),
    inStock: isInStock(variant.stock),
    visible: variant.visible,
  };
};

/** Gets the availability of the remaining choices for a selection, and the variant of a complete selection. */
export const getProductOptionsAvailabilityRoute = route({
  id: 'stores.products.getProductOptionsAvailability',
  method: 'POST',
  paths: [
    '/stores-reader/v1/products/{id}/productOptionsAvailability',
    '/v1/products/{id}/productOptionsAvailability',
    '/stores/v1/products/{id}/productOptionsAvailability',
  ],
  access: 'visitor',
  handle: (context) => {
    const product = requestedProduct(context);
    const input = isObject(context.body) ? context.body['options'] : undefined;
    const reader = new FieldReader();
    const chosen = readKnownChoices(reader, input, 'options', product);
    reader.check();
    const variants = variantsOf(product);
    const complete = product.options.every(({ name }) => chosen[name] !== undefined);
    const variant = complete
      ? variants.find((candidate) => product.options.every(({ name }) => candidate.choices[name] === chosen[name]))
      : undefined;
    const media = product.options.flatMap(
      ({ name, choices }) => choices.find(({ description }) => description === chosen[name])?.media ?? [],
    );
    return {
      ...(variant && { selectedVariant: selected(product, variant, storeCurrency(context.tenant)) }),
      media: formatMedia(media.length > 0 ? media : product.media, context.origin),
      productOptions: availableOptions(product, chosen, variants, context.origin),
      availableForPurchase: variant !== undefined && variant.visible && isInStock(variant.stock),
      managedProduct: product.manageVariants,
    };
  },
});
