import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capture } from './capture.js';
import { withoutImageDetails } from './image-details.js';
import { invoke } from './invoke.js';
import { official, ours, type AnyClient, type OfficialClient } from './sides.js';
import type { StubResponse } from './stub-fetch.js';
import { repetitions } from '../../scripts/lib/scope.js';

type Modules =
  | 'abandonedCheckouts'
  | 'currentCart'
  | 'checkout'
  | 'orders'
  | 'cart'
  | 'cartV2'
  | 'currentCartV2'
  | 'checkoutSettings'
  | 'checkoutTemplates'
  | 'coupons'
  | 'currencies'
  | 'discountRules'
  | 'draftOrders'
  | 'orderBilling'
  | 'orderFulfillments'
  | 'orderPaymentRequests'
  | 'orderTransactions'
  | 'ordersSettings'
  | 'recommendations'
  | 'subscriptionContracts'
  | 'deliveryProfile'
  | 'manualTaxMappings'
  | 'pickupLocations'
  | 'shippingOptions'
  | 'taxExemptGroups'
  | 'taxGroups'
  | 'taxRegions'
  | 'taxSettings'
  | 'products'
  | 'collections'
  | 'inventory'
  | 'backInStockNotifications'
  | 'backInStockSettings'
  | 'catalogVersioning'
  | 'subscriptionOptions'
  | 'abandonedCarts'
  | 'authentication'
  | 'recovery'
  | 'verification'
  | 'oauth'
  | 'signOnPolicy'
  | 'members'
  | 'redirects';

/** Operations that the official modules export without declaring them. */
type Undeclared =
  | 'addAbandonedCheckoutActivity'
  | 'addActivity'
  | 'aggregateOrders'
  | 'bulkCreateCheckoutTemplates'
  | 'bulkCreateOrderPaymentRequests'
  | 'chargeMemberships'
  | 'chargeOrderPaymentRequest'
  | 'deleteActivity'
  | 'getAbandonedCart'
  | 'getCartByCheckoutId'
  | 'getRefundabilityStatus'
  | 'getUpsellOptions'
  | 'getUpsellOptionsForCurrentCart'
  | 'getWixCheckoutUrl'
  | 'paymentCollectionBulkMarkOrdersAsPaid'
  | 'paymentCollectionCreatePaymentGatewayOrder'
  | 'paymentCollectionMarkOrderAsPaid'
  | 'queryAbandonedCarts'
  | 'recordManuallyCollectedPayment'
  | 'setDeposit'
  | 'triggerRefund'
  | 'updateActivity'
  | 'updateCarrierSettings'
  | 'updateOrderLineItem'
  | 'updateOrderStatus'
  | 'updateRefundTransaction'
  | 'voidMemberships';

/** Number of argument sets per operation. */
export const runs = repetitions({ sample: 3, full: 30, soak: 500 });

/** Timeout of a test with generated values on a busy machine, in milliseconds. */
export const patience = 60_000;

/** Two copies of a value. */
const twice = <T>(value: T): [T, T] => [structuredClone(value), structuredClone(value)];

/** Calls both SDKs, and expects the same requests and equal results. */
const expectSame = async (
  responses: StubResponse | readonly StubResponse[],
  args: readonly unknown[],
  call: (client: AnyClient, args: readonly unknown[]) => unknown,
) => {
  const [theirArgs, ourArgs] = twice(args);
  const theirs = await capture(official, responses, (client) => call(client, theirArgs));
  const own = await capture(ours, responses, (client) => call(client, ourArgs));
  expect(theirs.error).toBeUndefined();
  expect(own.error).toBeUndefined();
  expect(own.sent).toEqual(theirs.sent);
  expect(withoutImageDetails(own.value)).toEqual(theirs.value);
  return { theirs, own };
};

/** Tests that an operation sends the same requests and returns equal values in both SDKs, for generated arguments and responses. */
export const sameCall = <M extends Modules, F extends (keyof OfficialClient[M] & string) | Undeclared>(
  name: `${M}.${F}`,
  args: fc.Arbitrary<readonly unknown[]>,
  response: fc.Arbitrary<unknown>,
) => sameOperation(name, args, response);

/** The same as `sameCall`, for any name. */
export const sameOperation = (
  name: string,
  args: fc.Arbitrary<readonly unknown[]>,
  response: fc.Arbitrary<unknown>,
) => {
  test(
    `${name}: same requests, equal values`,
    async () => {
      await fc.assert(
        fc.asyncProperty(args, response, async (given, json) => {
          const { theirs } = await expectSame({ json }, given, (client, values) => invoke(client, name, ...values));
          expect(theirs.sent).toHaveLength(1);
        }),
        { numRuns: runs },
      );
    },
    patience,
  );
};
