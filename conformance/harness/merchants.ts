import { createClient as createOurClient } from '@cartwright/core';
import { ApiKeyStrategy as OurApiKeyStrategy } from '@cartwright/identity/server';
import * as ourEcom from '@cartwright/ecom';
import { members as ourMembersModule } from '@cartwright/identity';
import * as ourMembers from '@cartwright/members';
import * as ourStores from '@cartwright/stores';
import * as categories from '@wix/auto_sdk_categories_categories';
import * as abandonedCheckouts from '@wix/auto_sdk_ecom_abandoned-checkouts';
import * as cart from '@wix/auto_sdk_ecom_cart';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
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
import * as shippingOptions from '@wix/auto_sdk_ecom_shipping-options';
import * as subscriptionContracts from '@wix/auto_sdk_ecom_subscription-contracts';
import * as taxExemptGroups from '@wix/auto_sdk_ecom_tax-exempt-groups';
import * as taxGroups from '@wix/auto_sdk_ecom_tax-groups';
import * as taxRegions from '@wix/auto_sdk_ecom_tax-regions';
import * as taxSettings from '@wix/auto_sdk_ecom_tax-settings';
import * as members from '@wix/auto_sdk_members_members';
import * as brandsV3 from '@wix/auto_sdk_stores_brands-v-3';
import * as catalogImportsV3 from '@wix/auto_sdk_stores_catalog-imports-v-3';
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
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { officialMemberModules, type Side } from './sides.js';

interface MerchantOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly apiKey: string;
  readonly siteId: string;
}

const storesV3 = {
  brandsV3,
  customizationsV3,
  infoSectionsV3,
  inventoryItemsV3,
  productsV3,
  readOnlyVariantsV3,
  ribbonsV3,
  storesLocationsV3,
  catalogImportsV3,
  productGroupsV3,
  promotionsV3,
};
const stores = { categories, collections, inventory, products, ...storesV3 };
const ecom = {
  abandonedCheckouts,
  cart,
  checkout,
  deliveryProfile,
  discountRules,
  draftOrders,
  manualTaxMappings,
  orderBilling,
  orderFulfillments,
  orderPaymentRequests,
  orderTransactions,
  orders,
  ordersSettings,
  pickupLocations,
  shippingOptions,
  subscriptionContracts,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
};

const memberModules = { members, ...officialMemberModules };
const ourMemberModules = { members: ourMembersModule, ...ourMembers };

const openOfficialMerchant = ({ fetch, apiKey, siteId }: MerchantOptions) =>
  createClient({ auth: ApiKeyStrategy({ apiKey, siteId }), modules: { ...stores, ...ecom, ...memberModules }, fetch });

const openOurMerchant = ({ fetch, apiKey, siteId }: MerchantOptions) =>
  createOurClient({
    auth: OurApiKeyStrategy({ apiKey, siteId }),
    modules: { ...ourStores, ...ourEcom, ...ourMemberModules },
    fetch,
  });

/** Client with an API key, with the official types. */
export type Merchant = ReturnType<typeof openOfficialMerchant>;

/** Opens a merchant's client of either SDK. */
export const openMerchant = (side: Side, options: MerchantOptions): Merchant =>
  side.name === 'official' ? openOfficialMerchant(options) : (openOurMerchant(options) as unknown as Merchant);
