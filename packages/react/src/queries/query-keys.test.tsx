// @vitest-environment node
import { getOrder } from '@cartwright/ecom/orders';
import { queryProducts } from '@cartwright/stores/products';
import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { merchantQuery } from '../merchant/index.js';
import { listingFacetsQuery, productListingQuery } from '../stores/index.js';
import { createPlatform } from '../testing/platform.js';
import * as queries from './index.js';

it('shows readable keys in the devtools of TanStack Query, without tokens', async () => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const { client } = platform;
  const session = queries.getSessionId(client);
  const cart = {
    _id: 'cart-1',
    revision: '3',
    lineItems: [
      {
        _id: 'line-1',
        quantityInfo: { requestedQuantity: 2, confirmedQuantity: 1 },
        pricing: { unitPrice: { amount: '5' } },
        status: 'PARTIALLY_IN_STOCK' as const,
      },
    ],
    coupons: [{ code: 'WELCOME10' }],
    paymentInfo: { giftCards: [{ _id: 'card-1' }] },
  };
  const keys = {
    cartEstimateQuery: queries.cartEstimateQuery(client, cart, { calculateTax: true }),
    cartQuery: queries.cartQuery(client),
    catalogOperationQuery: queries.catalogOperationQuery(client, queryProducts, {}),
    collectionQuery: queries.collectionQuery(client, { slug: 'mugs' }),
    collectionsQuery: queries.collectionsQuery(client),
    memberQuery: queries.memberQuery(client),
    orderFulfillmentsQuery: queries.orderFulfillmentsQuery(client, 'order-1'),
    orderQuery: queries.orderQuery(client, 'order-1'),
    orderTransactionsQuery: queries.orderTransactionsQuery(client, 'order-1'),
    ordersInfiniteQuery: queries.ordersInfiniteQuery(client),
    ordersQuery: queries.ordersQuery(client),
    productQuery: queries.productQuery(client, { slug: 'mug' }),
    productsInfiniteQuery: queries.productsInfiniteQuery(client, { filter: { text: 'mug' } }),
    productsQuery: queries.productsQuery(client, { limit: 3 }),
    ratingSummaryQuery: queries.ratingSummaryQuery(client, 'product-1'),
    reviewsInfiniteQuery: queries.reviewsInfiniteQuery(client, 'product-1'),
    stockQuery: queries.stockQuery(client, []),
    subscriptionsQuery: queries.subscriptionsQuery(client, 'product-1'),
  };
  expect(Object.keys(keys)).toEqual(
    Object.keys(queries)
      .filter((name) => name.endsWith('Query'))
      .sort(),
  );
  const shown = Object.values(keys).map(({ queryKey }) => hashKey(queryKey).replaceAll(session, 'SESSION'));
  const others = [
    merchantQuery(client, getOrder, 'order-1'),
    productListingQuery(client, { collectionId: 'bags', filters: { inStock: true } }),
    listingFacetsQuery(client, { collectionId: 'bags' }),
  ];
  expect([...shown, ...others.map(({ queryKey }) => hashKey(queryKey))]).toEqual([
    '["cartwright","session","SESSION","cart","estimate",{"calculateTax":true},{"cart":"cart-1","coupons":["WELCOME10"],"delivery":{},"giftCards":[["card-1",null]],"lines":[["line-1",2,1,"5","PARTIALLY_IN_STOCK"]],"revision":"3"}]',
    '["cartwright","session","SESSION","cart","current"]',
    '["cartwright","products","stores.products.queryProducts",{}]',
    '["cartwright","collections","collection",{"slug":"mugs"}]',
    '["cartwright","collections","list",{"limit":100}]',
    '["cartwright","session","SESSION","member","current"]',
    '["cartwright","session","SESSION","orders","fulfillments","order-1"]',
    '["cartwright","session","SESSION","orders","order","order-1"]',
    '["cartwright","session","SESSION","orders","transactions","order-1"]',
    '["cartwright","session","SESSION","orders","pages",10]',
    '["cartwright","session","SESSION","orders","list",{"sort":[{"fieldName":"_createdDate","order":"DESC"}]}]',
    '["cartwright","products","product",{"slug":"mug"}]',
    '["cartwright","products","pages",{"filter":{"text":"mug"}}]',
    '["cartwright","products","list",{"limit":3}]',
    '["cartwright","reviews","rating","product-1"]',
    '["cartwright","reviews","pages","product-1",{"limit":10,"sort":[{"fieldName":"_createdDate","order":"DESC"}]}]',
    '["cartwright","products","stock",[]]',
    '["cartwright","products","subscriptions","product-1"]',
    '["cartwright","merchant","ecom.orders.getOrder","order-1"]',
    '["cartwright","products","listing",{"collectionId":"bags","filters":{"inStock":true},"pageSize":24,"searchLimit":500}]',
    '["cartwright","products","facets",{"filter":{"categoryId":"bags"}}]',
  ]);
  expect(session).toMatch(/^visitor-[\w-]{16}$/);
});
