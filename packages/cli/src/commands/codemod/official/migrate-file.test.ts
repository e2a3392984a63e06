import { expect, test } from 'vitest';
import { migrateFile } from './migrate-file.js';

const migrate = (text: string, file = 'shop.ts') => {
  const { text: migrated, findings } = migrateFile(file, text);
  expect(migrateFile(file, migrated)).toEqual({ text: migrated, findings: migrateFile(file, migrated).findings });
  return { text: migrated, findings: findings.map(({ line, kind, problem }) => `${line} ${kind} ${problem}`) };
};

const cases: [string, string, string][] = [
  [
    'splits an import, and merges imports of the same package',
    `'use client';
// Session
import { createClient, media as wixMedia, OAuthStrategy, type Tokens } from "@wix/sdk";
import { members } from "@wix/members";
import { redirects } from "@wix/redirects";

export const client = createClient({ modules: { members, redirects }, auth: OAuthStrategy({ clientId: 'x' }) });
`,
    `'use client';
// Session
import { createClient, media as wixMedia } from "@cartwright/core";
import { OAuthStrategy, type Tokens } from "@cartwright/identity";
import { members, redirects } from "@cartwright/identity/modules";

export const client = createClient({ modules: { members, redirects }, auth: OAuthStrategy({ clientId: 'x' }) });
`,
  ],
  [
    'drops an alias that the new name makes superfluous',
    `import { type WixClient as Client, media } from '@wix/sdk';
export { WixClient as Client } from '@wix/sdk';
`,
    `import { type Client, media } from '@cartwright/core';
export { Client } from '@cartwright/core';
`,
  ],
  [
    'keeps the comments of a list',
    `import {
  // Cart
  currentCart, // of the visitor
  checkout,
} from '@wix/ecom';
`,
    `import {
  // Cart
  currentCart, // of the visitor
  checkout,
} from '@cartwright/ecom';
`,
  ],
  [
    'keeps comments when it splits a list',
    `import {
  // The client
  createClient, // of us
  OAuthStrategy, // sign-in
  media,
} from '@wix/sdk';
`,
    `import {
  // The client
  createClient, // of us
  media,
} from '@cartwright/core';
import {
  OAuthStrategy, // sign-in
} from '@cartwright/identity';
`,
  ],
  [
    'renames types',
    `import { createClient, type IOAuthStrategy, OAuthStrategy, WixClient } from '@wix/sdk';
import { products, collections } from '@wix/stores';
type Auth = IOAuthStrategy;
export type Shop = WixClient<undefined, IOAuthStrategy, { products: typeof products }>;
export type Shops = WixClient<undefined, IOAuthStrategy, typeof modules>[];
export type Any = WixClient;
`,
    `import { createClient, Client } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { products } from '@cartwright/stores/modules';
import { collections } from '@cartwright/stores';
type Auth = OAuthStrategy;
export type Shop = Client & { readonly auth: OAuthStrategy } & { products: typeof products };
export type Shops = (Client & { readonly auth: OAuthStrategy } & typeof modules)[];
export type Any = Client;
`,
  ],
  [
    'gives clients namespaces without enumerations, unless the file uses them otherwise',
    `import { createClient } from '@wix/sdk';
import { backInStockNotifications, checkout, currentCart, orders, recommendations } from '@wix/ecom';
import { collections, inventory, products } from '@wix/stores';
export const client = createClient({ modules: { checkout, cart: { currentCart }, collections, products } });
export const { getOrder } = client.use(orders);
export const isPaid = ({ paymentStatus }: orders.Order) => paymentStatus === orders.PaymentStatus.PAID;
export type Checkout = checkout.Checkout;
export const status = (s: typeof checkout.ChannelType.WEB) => s;
export const remove = collections.deleteCollection;
export const others = { inventory, modules: { recommendations } };
use(backInStockNotifications);
export { products };
`,
    `import { createClient } from '@cartwright/core';
import { backInStockNotifications, orders, recommendations } from '@cartwright/ecom';
import { checkout, currentCart } from '@cartwright/ecom/modules';
import { inventory, products } from '@cartwright/stores';
import { collections } from '@cartwright/stores/modules';
export const client = createClient({ modules: { checkout, cart: { currentCart }, collections, products } });
export const { getOrder } = client.use(orders);
export const isPaid = ({ paymentStatus }: orders.Order) => paymentStatus === orders.PaymentStatus.PAID;
export type Checkout = checkout.Checkout;
export const status = (s: typeof checkout.ChannelType.WEB) => s;
export const remove = collections.deleteCollection;
export const others = { inventory, modules: { recommendations } };
use(backInStockNotifications);
export { products };
`,
  ],
  [
    'aliases a renamed type whose name is taken or exported',
    `import type { WixClient } from '@wix/sdk';
interface Client {}
export type { WixClient };
`,
    `import type { Client as WixClient } from '@cartwright/core';
interface Client {}
export type { WixClient };
`,
  ],
  [
    'uses the members of enumerations as types',
    `import { LoginState } from '@wix/sdk';
import { orders } from '@wix/ecom';
type Done = LoginState.SUCCESS | orders.OrderStatus.APPROVED | orders.OrderStatusWithLiterals;
export const done = LoginState.SUCCESS;
`,
    `import { LoginState } from '@cartwright/identity';
import { orders } from '@cartwright/ecom';
type Done = typeof LoginState.SUCCESS | typeof orders.OrderStatus.APPROVED | orders.OrderStatus;
export const done = LoginState.SUCCESS;
`,
  ],
  [
    'declares empty tokens',
    `import { EMPTY_TOKENS } from '@wix/sdk';
import Cookies from 'js-cookie';

auth.setTokens(EMPTY_TOKENS);
`,
    `import Cookies from 'js-cookie';

/** Tokens without a session. */
const EMPTY_TOKENS = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' as const } };

auth.setTokens(EMPTY_TOKENS);
`,
  ],
  [
    'gives each package a namespace',
    `import * as wix from '@wix/sdk';
import * as shop from '@wix/stores'

export const client = wix.createClient({ auth: wix.OAuthStrategy({ clientId }), modules: { products: shop.products } })
`,
    `import * as wix from '@cartwright/core';
import * as wixIdentity from '@cartwright/identity';
import * as shop from '@cartwright/stores'

export const client = wix.createClient({ auth: wixIdentity.OAuthStrategy({ clientId }), modules: { products: shop.products } })
`,
  ],
  [
    'loads',
    `const { createClient, OAuthStrategy: Auth } = await import('@wix/sdk');
const { products } = require('@wix/stores');
const ecom = require('@wix/ecom');
use(ecom.orders);
import('@wix/stores').then(({ collections }) => collections);
import('@wix/stores').then((stores) => stores.products);
const cart = (await import('@wix/ecom')).currentCart;
async function later() {
  const { coupons } = await import('@wix/marketing');
}
type Product = import('@wix/stores').products.Product;
`,
    `const { createClient } = await import('@cartwright/core');
const { OAuthStrategy: Auth } = await import('@cartwright/identity');
const { products } = require('@cartwright/stores');
const ecom = require('@cartwright/ecom');
use(ecom.orders);
import('@cartwright/stores').then(({ collections }) => collections);
import('@cartwright/stores').then((stores) => stores.products);
const cart = (await import('@cartwright/ecom')).currentCart;
async function later() {
  const { coupons } = await import('@cartwright/ecom');
}
type Product = import('@cartwright/stores').products.Product;
`,
  ],
  [
    're-exports',
    `export { createClient, OAuthStrategy as Auth } from '@wix/sdk';
export type { IOAuthStrategy, Tokens } from '@wix/sdk';
`,
    `export { createClient } from '@cartwright/core';
export { OAuthStrategy as Auth } from '@cartwright/identity';
export type { OAuthStrategy as IOAuthStrategy, Tokens } from '@cartwright/identity';
`,
  ],
  [
    'packages with a single namespace',
    `import * as orders from '@wix/auto_sdk_ecom_orders';
import { currentCart } from '@wix/ecom';
import { addLineItemsToCurrentCart, type Cart } from '@wix/auto_sdk_ecom_current-cart-v-2';
import { OrderStatus, type OrderStatusWithLiterals } from '@wix/auto_sdk_ecom_orders';
const { queryProducts } = await import('@wix/auto_sdk_stores_products-v-3');
type Item = import('@wix/auto_sdk_stores_inventory-items-v-3').InventoryItem;
export const shop = createClient({ modules: { orders, currentCart } });
export const isApproved = (status?: OrderStatusWithLiterals): status is OrderStatus.APPROVED => status === OrderStatus.APPROVED;
export type Status = orders.PaymentStatusWithLiterals;
`,
    `import * as orders from '@cartwright/ecom/orders';
import { currentCart } from '@cartwright/ecom/modules';
import { addLineItemsToCurrentCart, type Cart } from '@cartwright/ecom/current-cart-v2';
import { OrderStatus } from '@cartwright/ecom/orders';
const { queryProducts } = await import('@cartwright/stores/products-v3');
type Item = import('@cartwright/stores/inventory-items-v3').InventoryItem;
export const shop = createClient({ modules: { orders, currentCart } });
export const isApproved = (status?: OrderStatus): status is typeof OrderStatus.APPROVED => status === OrderStatus.APPROVED;
export type Status = orders.PaymentStatus;
`,
  ],
];

test.each(cases)('%s', (_, before, after) => {
  expect(migrate(before).text).toBe(after);
});

test('makes default imports of packages with namespaces imports of the whole module', () => {
  const before = "import ecom from '@wix/ecom';\nexport type Cart = ecom.cart.Cart;\n";
  expect(migrate(before)).toEqual({
    text: before.replace('ecom from', '* as ecom from').replace('@wix', '@cartwright'),
    findings: [],
  });
  const passedOn = "import ecom from '@wix/ecom';\nuse(ecom);\n";
  expect(migrate(passedOn).text).toBe(passedOn);
});

test('leaves imports without a counterpart, and reports them', () => {
  const { text, findings } = migrate(`import { products, wishlist } from '@wix/stores';
import { bookings } from '@wix/bookings';
import { createClient } from '@wix/sdk';

export const client = createClient({ modules: { products } }).use(bookings);
export type Media = products.PlatformMedia;
export type Request = products.CreateProductRequest;
client.graphql('{ shop }');
client.fetchWithAuth('/v1/more');
jest.mock('@wix/sdk');
`);
  expect(text).toBe(`import { wishlist } from '@wix/stores';
import { products } from '@cartwright/stores/modules';
import { bookings } from '@wix/bookings';
import { createClient } from '@cartwright/core';

export const client = createClient({ modules: { products } }).use(bookings);
export type Media = products.PlatformMedia;
export type Request = products.CreateProductRequest;
client.graphql('{ shop }');
client.fetchWithAuth('/v1/more');
jest.mock('@wix/sdk');
`);
  expect(findings).toEqual([
    '1 absent `wishlist` of @wix/stores has no counterpart in Cartwright.',
    '5 check `bookings` of @wix/bookings is given to a client, which accepts Cartwright modules only.',
    '7 absent `products.CreateProductRequest` of @wix/stores has no counterpart in Cartwright.',
    '8 check The client has no `graphql`.',
    '9 check The client has no `fetchWithAuth`.',
    '10 check @wix/sdk is named in a string here.',
  ]);
});

test('leaves exports of packages with a single namespace that have no counterpart, and reports them', () => {
  const { text, findings } =
    migrate(`import { Product, type CreateProductRequest } from '@wix/auto_sdk_stores_products';
import * as tips from '@wix/auto_sdk_ecom_tip-settings';
tips.queryTipSettings();
`);
  expect(text).toBe(`import { type CreateProductRequest } from '@wix/auto_sdk_stores_products';
import { Product } from '@cartwright/stores/products';
import * as tips from '@wix/auto_sdk_ecom_tip-settings';
tips.queryTipSettings();
`);
  expect(findings).toEqual([
    '1 absent `CreateProductRequest` of @wix/auto_sdk_stores_products has no counterpart in Cartwright.',
    '3 absent `queryTipSettings` of @wix/auto_sdk_ecom_tip-settings has no counterpart in Cartwright.',
  ]);
});

test.each([
  ["export * from '@wix/stores';", 'Everything of @wix/stores is exported here.'],
  ["import sdk from '@wix/sdk';", '@wix/sdk has no default export.'],
  ["import '@wix/sdk';", 'Nothing is imported here.'],
  ["import * as shop from '@wix/stores';\nuse(shop);", '`shop` is all of @wix/stores, and is passed on here.'],
  [
    "const name = 'x', sdk = await import('@wix/sdk');\nsdk.createClient(sdk.OAuthStrategy());",
    'The exports of `sdk` are in @cartwright/core, @cartwright/identity.',
  ],
  [
    "const [sdk] = await Promise.all([import('@wix/sdk')]);",
    'It is not clear which exports of @wix/sdk are used here.',
  ],
  ["import { currentCart } from '@wix/ecom';\nconst = 1;", 'The file cannot be parsed: Unexpected token'],
])('does not guess: %s', (text, problem) => {
  const result = migrate(text);
  expect(result.text).toBe(text);
  expect(result.findings.map((finding) => finding.replace(/^\d+ check /, ''))).toEqual([problem]);
});
