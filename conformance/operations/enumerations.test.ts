import * as ecom from '@cartwright/ecom';
import { TokenRole } from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as orders from '@wix/auto_sdk_ecom_orders';
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

  test('token roles: the same values as the official client has', () => {
    expect({ ...TokenRole }).toEqual({ ...OfficialTokenRole });
  });
});
