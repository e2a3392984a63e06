import { expect, test } from 'vitest';
import { runCodemod } from '../../../testing/run-codemod.js';

const cases: [string, string, string][] = [
  [
    'enumerations',
    `import { type cart, orders } from '@wix/ecom';
export const physical = orders.ItemTypeItemType.PHYSICAL;
export type Item = cart.ItemTypeItemTypeWithLiterals; // in carts
export const isPaid = ({ paymentStatus }: orders.Order) => paymentStatus === orders.PaymentStatus.PAID;
export const isCharged = (status?: string) => status === orders.PaymentStatus.APPROVED;
`,
    `import { type cart, orders } from '@wix/ecom';
export const physical = orders.ItemTypePreset.PHYSICAL;
export type Item = cart.ItemTypePresetWithLiterals; // in carts
export const isPaid = ({ paymentStatus }: orders.Order) => paymentStatus === orders.PaymentStatusEnumPaymentStatus.PAID;
export const isCharged = (status?: string) => status === orders.PaymentStatus.APPROVED;
`,
  ],
  [
    'names that Cartwright has under the current name only',
    `import * as ecom from '@cartwright/ecom';
export type Item = ecom.currentCart.ItemTypeItemTypeWithLiterals;
export type VatId = import('@cartwright/ecom').checkout.CommonVatId;
const { checkout } = require('@cartwright/ecom');
export const none = checkout.CommonVatType.UNSPECIFIED;
import { checkout as modules } from '@cartwright/ecom/modules';
export type Vat = modules.CommonVatId;
`,
    `import * as ecom from '@cartwright/ecom';
export type Item = ecom.currentCart.ItemTypePreset;
export type VatId = import('@cartwright/ecom').checkout.VatId;
const { checkout } = require('@cartwright/ecom');
export const none = checkout.VatType.UNSPECIFIED;
import { checkout as modules } from '@cartwright/ecom/modules';
export type Vat = modules.VatId;
`,
  ],
  [
    'types of responses with fields that are always present',
    `import type { products } from '@wix/stores';
import { members } from '@wix/members';
type Response = members.GetMyMemberResponse & members.GetMyMemberResponseNonNullableFields;
type Found = (products.GetProductResponseNonNullableFields & products.GetProductResponse) | undefined;
`,
    `import type { products } from '@wix/stores';
import { members } from '@wix/members';
type Response = members.GetMyMemberResponse;
type Found = (products.GetProductResponse) | undefined;
`,
  ],
  [
    'all keys of a map of statuses, of which some have both meanings',
    `import { orders } from '@wix/ecom';
export const labels: Record<orders.PaymentStatus, string> = {
  [orders.PaymentStatus.PAID]: 'Paid',
  [orders.PaymentStatus.PENDING]: 'Pending',
  [orders.PaymentStatus.UNSPECIFIED]: 'Unknown',
};
export const payments = [orders.PaymentStatus.APPROVED, orders.PaymentStatus.PENDING];
`,
    `import { orders } from '@wix/ecom';
export const labels: Record<orders.PaymentStatusEnumPaymentStatus, string> = {
  [orders.PaymentStatusEnumPaymentStatus.PAID]: 'Paid',
  [orders.PaymentStatusEnumPaymentStatus.PENDING]: 'Pending',
  [orders.PaymentStatusEnumPaymentStatus.UNSPECIFIED]: 'Unknown',
};
export const payments = [orders.PaymentStatus.APPROVED, orders.PaymentStatus.PENDING];
`,
  ],
  [
    'the argument of a search, operators and the address line',
    `import { orders } from '@wix/ecom';
export const search = () => client.orders.searchOrders({ search: { filter: { number: 1 } } });
export const find = (query = client.products.queryProducts()) =>
  query.eq('collectionIds', 'all').eq("slug", 'a').hasSome("productType", ['digital']);
export const line = ({ billingInfo }: orders.Order) => billingInfo?.address?.addressLine ?? 'none';
export const current = ({ billingInfo }: orders.Order) => orders.searchOrders({ filter: billingInfo!.address!.addressLine1 });
`,
    `import { orders } from '@wix/ecom';
export const search = () => client.orders.searchOrders({ filter: { number: 1 } });
export const find = (query = client.products.queryProducts()) =>
  query.hasSome('collectionIds', 'all').eq("slug", 'a').in("productType", ['digital']);
export const line = ({ billingInfo }: orders.Order) => billingInfo?.address?.addressLine1 ?? 'none';
export const current = ({ billingInfo }: orders.Order) => orders.searchOrders({ filter: billingInfo!.address!.addressLine1 });
`,
  ],
  [
    'nothing of other objects, packages and current names',
    `import { orders } from './orders';
import { cart } from '@wix/ecom';
export type Item = orders.ItemTypeItemType | cart.ItemTypePreset;
`,
    `import { orders } from './orders';
import { cart } from '@wix/ecom';
export type Item = orders.ItemTypeItemType | cart.ItemTypePreset;
`,
  ],
];

test.each(cases)('renames %s', async (_, before, after) => {
  const { files, findings } = await runCodemod('official-types', { 'shop.ts': before });
  expect(files['shop.ts']).toBe(after);
  expect(findings).toEqual([]);
});

test('reports names whose meaning is unclear or that do not exist any more', async () => {
  const text = `import { currentCart, orders } from '@wix/ecom';
export const isPending = (status?: string) => status === orders.PaymentStatus.PENDING;
export type Status = orders.PaymentStatusWithLiterals;
export type Fields = orders.OrderNonNullableFields;
export type Discount = currentCart.MerchantDiscountInput;
export const method = orders.PickupMethod.UNKNOWN_METHOD;
export const known = orders.PickupMethod.STORE_PICKUP;
`;
  const { files, findings } = await runCodemod('official-types', { 'shop.ts': text });
  expect(files['shop.ts']).toBe(text);
  const reused = '`PaymentStatus` was the status of an order, and is the status of a payment in the current packages.';
  expect(findings).toEqual([
    `shop.ts:2 check ${reused}`,
    `shop.ts:3 check ${reused}`,
    'shop.ts:4 absent The current packages have no `OrderNonNullableFields`.',
    'shop.ts:5 absent The current packages have no `MerchantDiscountInput`.',
    'shop.ts:6 absent `PickupMethod` has no `UNKNOWN_METHOD` in the current packages.',
  ]);
});

test('leaves names that every object has', async () => {
  const text =
    "import { orders } from '@wix/ecom';\nexport const names = [orders.toString, orders.constructor.name];\n";
  expect(await runCodemod('official-types', { 'a.ts': text })).toEqual({ files: { 'a.ts': text }, findings: [] });
});

test('changes the same calls with the official codemod, in files without an import, and reports unclear ones', async () => {
  const text = `export const search = () => client.orders.searchOrders({ search: { paging } });
export const more = () => client.orders.searchOrders({ search: {}, paging });
export const own = () => searchOrders({ search: text });
export const line = ({ billingInfo }) => billingInfo.address.addressLine;
export const other = ({ address }) => address.addressLine;
`;
  const { files, findings } = await runCodemod('official', { 'shop.ts': text });
  expect(files['shop.ts']).toBe(text.replace('{ search: { paging } }', '{ paging }'));
  expect(findings).toEqual([
    'shop.ts:2 check `searchOrders` has no option `search` in the current packages.',
    'shop.ts:4 check Addresses of the SDK have no `addressLine`.',
  ]);
});
