import { storeSettings } from '../../shop/settings/store-settings.js';
import { brands } from '../../shop/catalog-v3/brands/brand.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import {
  formatChoices,
  formatPrices,
  formatProperties,
  formatRevenue,
  formatSubscriptionPrices,
  formatVariantMedia,
} from '../products-v3/format/format-variant.js';
import type { ProductView } from '../products-v3/format/product-view.js';
import type { VariantRow } from './variant-row.js';

/** Fields of variants that are returned only on request. */
export const variantFields = [
  ...['CURRENCY', 'MERCHANT_DATA', 'SUBSCRIPTION_PRICES_INFO', 'WEIGHT_MEASUREMENT_UNIT_INFO', 'DISCOUNT_INFO'],
] as const;

function formatProductData(product: StoredProduct, { currency, fields, tenant }: ProductView): object {
  const { handle, id: productId, mainCategoryId, name, revision, slug, type, visible, visibleInPos } = product;
  const brand = brands(tenant).get(product.brandId ?? '');
  return {
    productId,
    name,
    productType: type,
    slug,
    visible,
    visibleInPos,
    revision: String(revision),
    handle,
    updatedDate: product.updatedDate,
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...(brand && { brand: { id: brand.id, name: brand.name } }),
    ...(fields.has('CURRENCY') && { currency }),
    ...(type === 'PHYSICAL' && {
      physicalProperties: {
        ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
          weightMeasurementUnitInfo: { weightMeasurementUnit: storeSettings.weightUnit },
        }),
      },
    }),
  };
}

/** Formats a variant with the data of its product. Option and choice names are always there. */
export function formatReadOnlyVariant({ id, product, stock, variant }: VariantRow, view: ProductView): object {
  const { barcode, sku, visible } = variant;
  return {
    id,
    variantId: variant.id,
    visible,
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    optionChoices: formatChoices(variant, view, true),
    price: formatPrices(variant, view),
    ...(view.fields.has('MERCHANT_DATA') && formatRevenue(variant, view)),
    ...formatProperties(product, variant, view),
    ...formatVariantMedia(product, variant, view),
    ...(view.fields.has('SUBSCRIPTION_PRICES_INFO') && formatSubscriptionPrices(product, variant, view)),
    inventoryStatus: { inStock: stock.inStock, preorderEnabled: stock.preorderEnabled },
    productData: formatProductData(product, view),
  };
}
