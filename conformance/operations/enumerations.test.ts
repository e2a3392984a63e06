import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
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
import * as products from '@wix/auto_sdk_stores_products';
import { TokenRole as OfficialTokenRole } from '@wix/sdk';
import { describe, expect, test } from 'vitest';

/** The enumerations among a module's exports: objects of words. */
const enumerations = (module: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      const values = typeof value === 'object' && value !== null ? Object.values(value) : [];
      return values.length > 0 && values.every((word) => typeof word === 'string') ? [[name, values.sort()]] : [];
    }),
  );

/** The value that stands for none: modules that share an enumeration may not all have it. */
const zeroMember = /^(UNKNOWN|UNSPECIFIED|UNDEFINED)/;

describe('enumerations', () => {
  test.each([
    ['currentCart', ecom.currentCart, currentCart],
    ['checkout', ecom.checkout, checkout],
    ['orders', ecom.orders, orders],
    ['products', stores.products, products],
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
  ])('%s: the enumerations of the official module, no more and no less', (_, own, theirs) => {
    expect(Object.keys(enumerations(theirs))).not.toEqual([]);
    expect(enumerations(own)).toEqual(enumerations(theirs));
  });

  test('token roles: the same values as the official client has', () => {
    expect({ ...identity.TokenRole }).toEqual({ ...OfficialTokenRole });
  });
});
