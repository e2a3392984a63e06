import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import * as backInStockNotifications from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as authentication from '@wix/auto_sdk_identity_authentication';
import * as oauth from '@wix/auto_sdk_identity_oauth';
import * as recovery from '@wix/auto_sdk_identity_recovery';
import * as signOnPolicy from '@wix/auto_sdk_identity_sign-on-policy';
import * as verification from '@wix/auto_sdk_identity_verification';
import * as members from '@wix/auto_sdk_members_members';
import * as redirects from '@wix/auto_sdk_redirects_redirects';
import * as brandsV3 from '@wix/auto_sdk_stores_brands-v-3';
import * as customizationsV3 from '@wix/auto_sdk_stores_customizations-v-3';
import * as abandonedCarts from '@wix/auto_sdk_stores_abandoned-carts';
import * as catalogVersioning from '@wix/auto_sdk_stores_catalog-versioning';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as inventory from '@wix/auto_sdk_stores_inventory';
import * as products from '@wix/auto_sdk_stores_products';
import * as subscriptionOptions from '@wix/auto_sdk_stores_subscription-options';
import * as productsV3 from '@wix/auto_sdk_stores_products-v-3';
import * as readOnlyVariantsV3 from '@wix/auto_sdk_stores_read-only-variants-v-3';
import { TokenRole as OfficialTokenRole } from '@wix/sdk';
import { describe, expect, test } from 'vitest';

/** Enumerations among a module's exports: objects with string values. */
const enumerations = (module: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      const values = typeof value === 'object' && value !== null ? Object.values(value) : [];
      return values.length > 0 && values.every((word) => typeof word === 'string') ? [[name, values.sort()]] : [];
    }),
  );

/** Value for "none". Modules that share an enumeration do not all have it. */
const zeroMember = /^(UNKNOWN|UNSPECIFIED|UNDEFINED)/;

describe('enumerations', () => {
  test.each([
    ['currentCart', ecom.currentCart, currentCart],
    ['checkout', ecom.checkout, checkout],
    ['orders', ecom.orders, orders],
  ])('%s: the same values as the official module has', (_, own, theirs) => {
    const [mine, known] = [enumerations(own), enumerations(theirs)];
    const shared = Object.keys(mine).filter((name) => name in known);
    expect(shared.length).toBeGreaterThan(5);
    for (const name of shared) {
      const [values, official] = [new Set(mine[name]), new Set(known[name])];
      expect(
        [...official].filter((value) => !values.has(value)),
        name,
      ).toEqual([]);
      expect(
        [...values].filter((value) => !official.has(value) && !zeroMember.test(value)),
        name,
      ).toEqual([]);
    }
  });

  test.each([
    ['authentication', identity.authentication, authentication],
    ['recovery', identity.recovery, recovery],
    ['verification', identity.verification, verification],
    ['oauth', identity.oauth, oauth],
    ['signOnPolicy', identity.signOnPolicy, signOnPolicy],
    ['members', identity.members, members],
    ['redirects', identity.redirects, redirects],
    ['collections', stores.collections, collections],
    ['inventory', stores.inventory, inventory],
    ['catalogVersioning', stores.catalogVersioning, catalogVersioning],
    ['subscriptionOptions', stores.subscriptionOptions, subscriptionOptions],
    ['abandonedCarts', stores.abandonedCarts, abandonedCarts],
    ['backInStockNotifications', ecom.backInStockNotifications, backInStockNotifications],
    ['products', stores.products, products],
  ])('%s: the enumerations of the official module, no more and no less', (_, own, theirs) => {
    expect(Object.keys(enumerations(theirs))).not.toEqual([]);
    expect(enumerations(own)).toEqual(enumerations(theirs));
  });

  test('catalogV3: the values of all official modules that have the enumeration', () => {
    const modules = [brandsV3, customizationsV3, productsV3, readOnlyVariantsV3].map(enumerations);
    const own = enumerations(stores.catalogV3);
    const known = Object.keys(own).map((name) => [
      name,
      [...new Set(modules.flatMap((one) => one[name] ?? []))].sort(),
    ]);
    expect(own).toEqual({
      ...Object.fromEntries(known),
      AvailabilityStatus: ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER', 'UNKNOWN'],
    });
    expect(Object.keys(own)).toHaveLength(7);
  });

  test('token roles: the same values as the official client has', () => {
    expect({ ...identity.TokenRole }).toEqual({ ...OfficialTokenRole });
  });
});
