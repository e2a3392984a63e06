import { type CouponData, couponData } from '../data/shop-data.js';
import { formatWithoutTrailingZeros } from '../kernel/money/format-money.js';
import { fromDollars } from '../kernel/money/from-dollars.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { allProductsId, collections } from '../shop/catalog-v1/collection.js';
import { allProductsCategoryId, categories } from '../shop/catalog-v3/categories/category.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';
import { type Coupon, coupons } from '../shop/pricing/coupons/coupon.js';

const initialDate = '2024-01-01T00:00:00.000Z';

/** Returns a coupon with its amounts converted to a currency. */
function couponIn(currency: string, { collection: _, ...coupon }: CouponData): Coupon {
  const { benefit, minimumSubtotal, name } = coupon;
  const amount = (dollars: string) => fromDollars(dollars, currency);
  return {
    active: true,
    startTime: initialDate,
    dateCreated: initialDate,
    numberOfUsages: 0,
    ...coupon,
    name: name.replace(/\$(\d+)/g, (_text, dollars: string) => formatWithoutTrailingZeros(amount(dollars), currency)),
    ...(minimumSubtotal !== undefined && { minimumSubtotal: amount(minimumSubtotal) }),
    benefit: 'moneyOffAmount' in benefit ? { moneyOffAmount: amount(benefit.moneyOffAmount) } : benefit,
  };
}

/** Returns the collection or category with a slug. Defaults to the first one that does not contain all products. */
function findCollection(tenant: Tenant, slug: string) {
  const stored = catalogVersion(tenant) === 'v3' ? categories(tenant) : collections(tenant);
  const own = [...stored.values()].filter(({ id }) => id !== allProductsId && id !== allProductsCategoryId);
  return own.find((collection) => collection.slug === slug) ?? own[0];
}

/** Seeds the coupons of a tenant. Omits those for a collection if the tenant has no collections. */
export function seedCoupons(tenant: Tenant): void {
  for (const data of couponData()) {
    const coupon = couponIn(storeCurrency(tenant), data);
    if (data.collection === undefined) coupons(tenant).put(coupon);
    else {
      const collection = findCollection(tenant, data.collection);
      if (!collection) continue;
      coupons(tenant).put({
        ...coupon,
        name: coupon.name.replace('{collection}', collection.name),
        scope: { namespace: 'stores', group: { name: 'collection', entityId: collection.id } },
      });
    }
  }
}
