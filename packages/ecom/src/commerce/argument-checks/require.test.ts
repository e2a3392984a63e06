import { createClient, isCartwrightError } from '@cartwright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stubFetch } from '../../../../core/src/testing/stub-fetch.js';
import { currentCart } from '../../index.js';

type Call = (module: typeof currentCart) => Promise<unknown>;

const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'mug' };

function open() {
  const { fetch, sent } = stubFetch({ cart: {} });
  return { cart: createClient({ modules: { currentCart }, fetch }).currentCart, sent };
}

describe('arguments that are rejected without a request', () => {
  const refused = async (call: Call): Promise<string> => {
    const { cart: module, sent } = open();
    const error: unknown = await call(module).catch((caught: unknown) => caught);
    expect(sent).toHaveLength(0);
    if (!isCartwrightError(error)) throw new Error('was not refused');
    expect(error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    return error.message;
  };
  const good = { catalogReference, quantity: 1 };
  const badQuantity = fc.oneof(
    fc.integer({ max: 0 }),
    fc.double({ noInteger: true }),
    fc.constantFrom(NaN, Infinity, undefined, '2', null),
  );

  test('every quantity that is not a positive integer', async () => {
    await fc.assert(
      fc.asyncProperty(badQuantity, async (given) => {
        const quantity = given as number;
        expect(await refused((c) => c.addToCurrentCart({ lineItems: [good, { catalogReference, quantity }] }))).toBe(
          '"lineItems[1].quantity" must be a positive integer',
        );
        expect(await refused((c) => c.addToCurrentCart({ customLineItems: [{ quantity }] }))).toMatch(
          /^"customLineItems\[0\]\.quantity"/,
        );
        expect(await refused((c) => c.updateCurrentCartLineItemQuantity([{ _id: 'a', quantity }]))).toMatch(
          /^"lineItems\[0\]\.quantity"/,
        );
      }),
    );
  });

  test('accepts every positive integer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1 }), async (quantity) => {
        const { cart: module, sent } = open();
        await module.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] });
        await module.updateCurrentCartLineItemQuantity([{ _id: 'a', quantity }]);
        expect(sent).toHaveLength(2);
      }),
    );
  });

  test.each([
    [
      'an empty catalog item',
      (c: typeof currentCart) =>
        c.addToCurrentCart({ lineItems: [{ ...good, catalogReference: { appId: 'x', catalogItemId: ' ' } }] }),
      '"lineItems[0].catalogReference.catalogItemId" must be a non-empty string',
    ],
    [
      'no catalog reference',
      (c: typeof currentCart) => c.addToCurrentCart({ lineItems: [{ quantity: 1 }] }),
      '"lineItems[0].catalogReference.catalogItemId" must be a non-empty string',
    ],
    [
      'no line item ids',
      (c: typeof currentCart) => c.removeLineItemsFromCurrentCart([]),
      '"lineItemIds" must be a non-empty list',
    ],
    [
      'an empty line item id',
      (c: typeof currentCart) => c.removeLineItemsFromCurrentCart(['a', '']),
      '"lineItemIds[1]" must be a non-empty string',
    ],
    [
      'no quantities',
      (c: typeof currentCart) => c.updateCurrentCartLineItemQuantity([]),
      '"lineItems" must be a non-empty list',
    ],
    [
      'a quantity of no line item',
      (c: typeof currentCart) => c.updateCurrentCartLineItemQuantity([{ quantity: 1 }]),
      '"lineItems[0]._id" must be a non-empty string',
    ],
  ])('%s', async (_, call, message) => expect(await refused(call)).toBe(message));
});
