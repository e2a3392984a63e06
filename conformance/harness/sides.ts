import { createClient as createOurClient, fetchWithAuth } from '@cartwright/core';
import * as ourData from '@cartwright/data';
import * as ourEcom from '@cartwright/ecom';
import * as ourIdentity from '@cartwright/identity';
import type { Tokens } from '@cartwright/identity';
import * as ourMembers from '@cartwright/members';
import * as ourReviews from '@cartwright/reviews';
import * as ourStores from '@cartwright/stores';
import * as categories from '@wix/auto_sdk_categories_categories';
import * as abandonedCheckouts from '@wix/auto_sdk_ecom_abandoned-checkouts';
import * as backInStockNotifications from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import * as backInStockSettings from '@wix/auto_sdk_ecom_back-in-stock-settings';
import * as cart from '@wix/auto_sdk_ecom_cart';
import * as cartV2 from '@wix/auto_sdk_ecom_cart-v-2';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as checkoutSettings from '@wix/auto_sdk_ecom_checkout-settings';
import * as checkoutTemplates from '@wix/auto_sdk_ecom_checkout-templates';
import * as currencies from '@wix/auto_sdk_ecom_currencies';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as currentCartV2 from '@wix/auto_sdk_ecom_current-cart-v-2';
import * as deliveryProfile from '@wix/auto_sdk_ecom_delivery-profile';
import * as discountRules from '@wix/auto_sdk_ecom_discount-rules';
import * as draftOrders from '@wix/auto_sdk_ecom_draft-orders';
import * as manualTaxMappings from '@wix/auto_sdk_ecom_manual-tax-mappings';
import * as orderBilling from '@wix/auto_sdk_ecom_order-billing';
import * as orderFulfillments from '@wix/auto_sdk_ecom_order-fulfillments';
import * as orderPaymentRequests from '@wix/auto_sdk_ecom_order-payment-requests';
import * as orderTransactions from '@wix/auto_sdk_ecom_order-transactions';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as ordersSettings from '@wix/auto_sdk_ecom_orders-settings';
import * as pickupLocations from '@wix/auto_sdk_ecom_pickup-locations';
import * as recommendations from '@wix/auto_sdk_ecom_recommendations';
import * as shippingOptions from '@wix/auto_sdk_ecom_shipping-options';
import * as subscriptionContracts from '@wix/auto_sdk_ecom_subscription-contracts';
import * as taxExemptGroups from '@wix/auto_sdk_ecom_tax-exempt-groups';
import * as taxGroups from '@wix/auto_sdk_ecom_tax-groups';
import * as taxRegions from '@wix/auto_sdk_ecom_tax-regions';
import * as taxSettings from '@wix/auto_sdk_ecom_tax-settings';
import * as authentication from '@wix/auto_sdk_identity_authentication';
import * as oauth from '@wix/auto_sdk_identity_oauth';
import * as recovery from '@wix/auto_sdk_identity_recovery';
import * as signOnPolicy from '@wix/auto_sdk_identity_sign-on-policy';
import * as verification from '@wix/auto_sdk_identity_verification';
import * as authorization from '@wix/auto_sdk_members_authorization';
import * as customFields from '@wix/auto_sdk_members_custom-fields';
import * as memberRoleDefinition from '@wix/auto_sdk_members_member-role-definition';
import * as members from '@wix/auto_sdk_members_members';
import * as membersAbout from '@wix/auto_sdk_members_members-about';
import * as redirects from '@wix/auto_sdk_redirects_redirects';
import * as reviewRequests from '@wix/auto_sdk_reviews_review-requests';
import * as reviews from '@wix/auto_sdk_reviews_reviews';
import * as abandonedCarts from '@wix/auto_sdk_stores_abandoned-carts';
import * as brandsV3 from '@wix/auto_sdk_stores_brands-v-3';
import * as catalogImportsV3 from '@wix/auto_sdk_stores_catalog-imports-v-3';
import * as catalogVersioning from '@wix/auto_sdk_stores_catalog-versioning';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as customizationsV3 from '@wix/auto_sdk_stores_customizations-v-3';
import * as infoSectionsV3 from '@wix/auto_sdk_stores_info-sections-v-3';
import * as inventory from '@wix/auto_sdk_stores_inventory';
import * as inventoryItemsV3 from '@wix/auto_sdk_stores_inventory-items-v-3';
import * as productGroupsV3 from '@wix/auto_sdk_stores_product-groups-v-3';
import * as products from '@wix/auto_sdk_stores_products';
import * as productsV3 from '@wix/auto_sdk_stores_products-v-3';
import * as promotionsV3 from '@wix/auto_sdk_stores_promotions-v-3';
import * as readOnlyVariantsV3 from '@wix/auto_sdk_stores_read-only-variants-v-3';
import * as ribbonsV3 from '@wix/auto_sdk_stores_ribbons-v-3';
import * as storesLocationsV3 from '@wix/auto_sdk_stores_stores-locations-v-3';
import * as subscriptionOptions from '@wix/auto_sdk_stores_subscription-options';
import * as coupons from '@wix/marketing_coupons';
import { createClient, OAuthStrategy } from '@wix/sdk';
import * as items from '@wix/wix-data-items-sdk';
import { bindLazily } from './bind-lazily.js';

const defaultClientId = '3c0a6f0e-5a7e-4b0c-9d2f-6b8f0f4f7a10';

const officialCommerceModules = {
  abandonedCheckouts,
  cart,
  cartV2,
  currentCartV2,
  checkoutSettings,
  checkoutTemplates,
  coupons,
  currencies,
  discountRules,
  draftOrders,
  orderBilling,
  orderFulfillments,
  orderPaymentRequests,
  orderTransactions,
  ordersSettings,
  recommendations,
  subscriptionContracts,
};

const officialDeliveryModules = {
  deliveryProfile,
  manualTaxMappings,
  pickupLocations,
  shippingOptions,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
};

const officialStockModules = {
  inventory,
  backInStockNotifications,
  backInStockSettings,
  catalogVersioning,
  subscriptionOptions,
  abandonedCarts,
};

/** Official modules of Catalog V3. */
export const officialV3Modules = {
  brandsV3,
  catalogImportsV3,
  categories,
  customizationsV3,
  infoSectionsV3,
  inventoryItemsV3,
  productGroupsV3,
  productsV3,
  promotionsV3,
  readOnlyVariantsV3,
  ribbonsV3,
  storesLocationsV3,
};

const officialIdentityModules = { authentication, oauth, recovery, signOnPolicy, verification, members, redirects };

/** Official modules of members, without that of `@cartwright/identity`. */
export const officialMemberModules = { authorization, customFields, memberRoleDefinition, membersAbout };

/** Official modules of reviews. */
export const officialReviewModules = { reviewRequests, reviews };

const officialModules = {
  currentCart,
  checkout,
  orders,
  products,
  collections,
  ...officialCommerceModules,
  ...officialDeliveryModules,
  ...officialStockModules,
  ...officialV3Modules,
  ...officialMemberModules,
  ...officialReviewModules,
  ...officialIdentityModules,
  items,
};

const ourIdentityModules = {
  authentication: ourIdentity.authentication,
  oauth: ourIdentity.oauth,
  recovery: ourIdentity.recovery,
  signOnPolicy: ourIdentity.signOnPolicy,
  verification: ourIdentity.verification,
  members: ourIdentity.members,
  redirects: ourIdentity.redirects,
};

const ourModules = { ...ourEcom, ...ourStores, ...ourData, ...ourMembers, ...ourReviews, ...ourIdentityModules };

/** Tokens that expire after one hour, so that no call refreshes them. */
export const freshTokens = (): Tokens => ({
  accessToken: { value: 'access-1', expiresAt: Math.floor(Date.now() / 1000) + 3600 },
  refreshToken: { value: 'refresh-1', role: 'visitor' },
});

export interface OpenOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly tokens?: Tokens | undefined;
  readonly clientId?: string;
}

/** Opens an official client with the official modules. */
export const openOfficial = ({ fetch, tokens, clientId = defaultClientId }: OpenOptions) => {
  const client = createClient({ auth: OAuthStrategy({ clientId, ...(tokens && { tokens }) }), fetch });
  return bindLazily(client, officialModules, (modules) => client.use(modules));
};

/** Opens a Cartwright client with the same modules. */
export const openOurs = ({ fetch, tokens, clientId = defaultClientId }: OpenOptions) => {
  const auth = ourIdentity.OAuthStrategy({ clientId, ...(tokens && { tokens }) });
  const client = createOurClient({ auth, fetch });
  // Among others, `use` accepts a module without operations, as `createClient` does.
  return bindLazily(client, ourModules, (modules) => client.use({ ...modules, fetchWithAuth }));
};

export type OfficialClient = ReturnType<typeof openOfficial>;

/** Client of either SDK, whose functions are called by name. */
export type AnyClient = Readonly<Record<string, Readonly<Record<string, (...args: readonly unknown[]) => unknown>>>>;

export interface Side {
  readonly name: 'official' | 'ours';
  open(options: OpenOptions): AnyClient;
  /** Whether the global `fetch` is used: the official token requests use it, Cartwright must not. */
  readonly usesGlobalFetch: boolean;
}

export const official: Side = {
  name: 'official',
  usesGlobalFetch: true,
  open: (options) => openOfficial(options) as never,
};
export const ours: Side = { name: 'ours', usesGlobalFetch: false, open: (options) => openOurs(options) as never };
