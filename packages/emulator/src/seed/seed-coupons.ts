import { formatBriefly } from '../kernel/money/wire-money.js';
import { inCurrency } from '../kernel/money/in-currency.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import { allProductsId, collections } from '../shop/catalog-v1/collection.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { type Coupon, coupons } from '../shop/pricing/coupons/coupon.js';

const id = (last: string) => `c0de0000-0000-4000-8000-0000000000${last}`;
const startTime = '2024-01-01T00:00:00.000Z';
const usual = { active: true, startTime, dateCreated: startTime, numberOfUsages: 0 };

const couponsIn = (currency: string): readonly Coupon[] => {
  const amount = (dollars: string) => inCurrency(dollars, currency);
  const written = (dollars: string) => formatBriefly(amount(dollars), currency);
  return [
    { ...usual, id: id('01'), code: 'WELCOME10', name: '10% off', benefit: { percentOffRate: 10 } },
    {
      ...usual,
      id: id('02'),
      code: 'SAVE15',
      name: `${written('15')} off orders of ${written('60')} or more`,
      minimumSubtotal: amount('60'),
      benefit: { moneyOffAmount: amount('15') },
    },
    { ...usual, id: id('03'), code: 'FREESHIP', name: 'Free shipping', benefit: { freeShipping: true } },
    {
      ...usual,
      id: id('04'),
      code: 'SUMMER24',
      name: '20% off, summer 2024',
      expirationTime: '2024-09-01T00:00:00.000Z',
      benefit: { percentOffRate: 20 },
    },
    {
      ...usual,
      id: id('05'),
      code: 'FIRST100',
      name: '25% off for the first hundred orders',
      usageLimit: 100,
      numberOfUsages: 100,
      benefit: { percentOffRate: 25 },
    },
    {
      ...usual,
      id: id('07'),
      code: 'ONCE5',
      name: `${written('5')} off, one order only`,
      usageLimit: 1,
      benefit: { moneyOffAmount: amount('5') },
    },
    {
      ...usual,
      id: id('08'),
      code: 'NEXTCENTURY',
      name: '50% off from the year 2100',
      startTime: '2100-01-01T00:00:00.000Z',
      benefit: { percentOffRate: 50 },
    },
  ];
};

/**
 * Puts the coupons of the seed into a tenant. `KITCHEN20` is for one collection: the one with the slug `kitchen-table`,
 * or the first that a merchant made where there is none.
 */
export function seedCoupons(tenant: Tenant): void {
  for (const coupon of couponsIn(storeCurrency(tenant))) coupons(tenant).put(coupon);
  const own = [...collections(tenant).values()].filter((collection) => collection.id !== allProductsId);
  const restricted = own.find((collection) => collection.slug === 'kitchen-table') ?? own[0];
  if (!restricted) return;
  coupons(tenant).put({
    ...usual,
    id: id('06'),
    code: 'KITCHEN20',
    name: `20% off ${restricted.name}`,
    scope: { namespace: 'stores', group: { name: 'collection', entityId: restricted.id } },
    benefit: { percentOffRate: 20 },
  });
}
