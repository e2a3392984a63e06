import { createClient } from '@cartwright/core';
import * as ecom from '@cartwright/ecom';
import * as stores from '@cartwright/stores';
import * as categories from '@wix/auto_sdk_categories_categories';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as discountRules from '@wix/auto_sdk_ecom_discount-rules';
import * as orderFulfillments from '@wix/auto_sdk_ecom_order-fulfillments';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as tipSettings from '@wix/auto_sdk_ecom_tip-settings';
import * as brands from '@wix/auto_sdk_stores_brands-v-3';
import * as products from '@wix/auto_sdk_stores_products';
import { createClient as createOfficialClient } from '@wix/sdk';
import type { AnyClient } from '../harness/sides.js';
import { stubFetch, type StubResponse } from '../harness/stub-fetch.js';
import {
  bulkUpdateOrders,
  cancelOrder,
  createOrder,
  deleteFulfillment,
  getCategory,
  queryBrands,
  queryDiscountRules,
  updateOrder,
  updateTipSettings,
} from './declared.js';
import { outcome } from './plain.js';

/** Opens a client without a session. */
export type Open = (fetch: typeof globalThis.fetch) => AnyClient;

export const openOfficial: Open = (fetch) =>
  createOfficialClient({
    modules: { categories, currentCart, discountRules, orderFulfillments, orders, tipSettings, brands, products },
    fetch,
  }) as never;

/** Opens a Cartwright client. Operations that Cartwright lacks are declared from facts. */
export const openOurs: Open = (fetch) =>
  createClient({
    modules: {
      currentCart: ecom.currentCart,
      products: stores.products,
      orders: { ...ecom.orders, createOrder, updateOrder, cancelOrder, bulkUpdateOrders },
      orderFulfillments: { deleteFulfillment },
      categories: { getCategory },
      tipSettings: { updateTipSettings },
      discountRules: { queryDiscountRules },
      brands: { queryBrands },
    },
    fetch,
  }) as never;

/** Requests and results of calls, with one line and body per request. */
export const wireCall = async (
  open: Open,
  responses: readonly StubResponse[],
  call: (client: AnyClient) => unknown,
) => {
  const { fetch, sent, urls, headers } = stubFetch(...responses);
  const result = await outcome(() => call(open(fetch)));
  const requests = sent.map(({ method, body }, index) => ({
    request: `${method} ${urls[index]?.replace('https://www.wixapis.com', '')}`,
    body,
    type: headers[index]?.get('content-type')?.replace(/;.*/, ''),
  }));
  return { requests, result };
};
