import * as ecom from '@cartwright/ecom';
import * as abandonedCheckouts from '@wix/auto_sdk_ecom_abandoned-checkouts';
import * as cart from '@wix/auto_sdk_ecom_cart';
import * as cartV2 from '@wix/auto_sdk_ecom_cart-v-2';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as checkoutSettings from '@wix/auto_sdk_ecom_checkout-settings';
import * as checkoutTemplates from '@wix/auto_sdk_ecom_checkout-templates';
import * as contactTaxDetails from '@wix/auto_sdk_ecom_contact-tax-details';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as currentCartV2 from '@wix/auto_sdk_ecom_current-cart-v-2';
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
import * as shippoConfigurations from '@wix/auto_sdk_ecom_shippo-configurations';
import * as subscriptionContracts from '@wix/auto_sdk_ecom_subscription-contracts';
import * as taxExemptGroups from '@wix/auto_sdk_ecom_tax-exempt-groups';
import * as taxGroups from '@wix/auto_sdk_ecom_tax-groups';
import * as taxRegions from '@wix/auto_sdk_ecom_tax-regions';
import * as taxSettings from '@wix/auto_sdk_ecom_tax-settings';
import * as coupons from '@wix/marketing_coupons';
import { describe, expect, test } from 'vitest';

/** Enumerations among a module's exports: objects with string values. */
const enumerations = (module: object): Map<string, string[]> =>
  new Map(
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      const values = typeof value === 'object' && value !== null ? Object.values(value) : [];
      return values.length > 0 && values.every((word) => typeof word === 'string') ? [[name, values.sort()]] : [];
    }),
  );

/** Value for "none". Modules that share an enumeration do not all have it. */
const zeroMember = /^(UNKNOWN|UNSPECIFIED|UNDEFINED)/;

/** Values that not all modules with the same enumeration have. */
const shared: Readonly<Record<string, readonly string[]>> = {
  ChannelType: ['UCP_AGENTIC_CHECKOUT', 'WIX_INVOICES_PLATFORM', 'STRIPE_AGENTIC_CHECKOUT'],
};

describe('enumerations of commerce', () => {
  test.each([
    ['abandonedCheckouts', ecom.abandonedCheckouts, abandonedCheckouts],
    ['cart', ecom.cart, cart],
    ['cartV2', ecom.cartV2, cartV2],
    ['currentCartV2', ecom.currentCartV2, currentCartV2],
    ['checkout', ecom.checkout, checkout],
    ['checkoutSettings', ecom.checkoutSettings, checkoutSettings],
    ['checkoutTemplates', ecom.checkoutTemplates, checkoutTemplates],
    ['contactTaxDetails', ecom.contactTaxDetails, contactTaxDetails],
    ['coupons', ecom.coupons, coupons],
    ['currentCart', ecom.currentCart, currentCart],
    ['discountRules', ecom.discountRules, discountRules],
    ['draftOrders', ecom.draftOrders, draftOrders],
    ['manualTaxMappings', ecom.manualTaxMappings, manualTaxMappings],
    ['orderBilling', ecom.orderBilling, orderBilling],
    ['orderFulfillments', ecom.orderFulfillments, orderFulfillments],
    ['orderPaymentRequests', ecom.orderPaymentRequests, orderPaymentRequests],
    ['orderTransactions', ecom.orderTransactions, orderTransactions],
    ['orders', ecom.orders, orders],
    ['ordersSettings', ecom.ordersSettings, ordersSettings],
    ['pickupLocations', ecom.pickupLocations, pickupLocations],
    ['recommendations', ecom.recommendations, recommendations],
    ['shippingOptions', ecom.shippingOptions, shippingOptions],
    ['shippoConfigurations', ecom.shippoConfigurations, shippoConfigurations],
    ['subscriptionContracts', ecom.subscriptionContracts, subscriptionContracts],
    ['taxExemptGroups', ecom.taxExemptGroups, taxExemptGroups],
    ['taxGroups', ecom.taxGroups, taxGroups],
    ['taxRegions', ecom.taxRegions, taxRegions],
    ['taxSettings', ecom.taxSettings, taxSettings],
  ])('%s: every enumeration of the official module, with every value', (_, own, theirs) => {
    const [mine, known] = [enumerations(own), enumerations(theirs)];
    expect([...mine.keys()].sort()).toEqual([...known.keys()].sort());
    for (const [name, official] of known) {
      const values = mine.get(name) ?? [];
      expect(values, name).toEqual(expect.arrayContaining(official));
      const more = values.filter((value) => !official.includes(value) && !zeroMember.test(value));
      expect(shared[name] ?? [], name).toEqual(expect.arrayContaining(more));
    }
  });
});
