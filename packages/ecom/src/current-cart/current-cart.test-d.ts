import { createClient, date, entity } from '@cartwright/core';
import { expectTypeOf, test } from 'vitest';
import { currentCart } from '../index.js';
import type { ServiceProperties } from '../commerce/line-items/service-properties.js';
import type { Cart, LineItemInput } from './index.js';

test('a missing date field does not compile in a shape', () => {
  entity<ServiceProperties>({ scheduledDate: date, endDate: date });
  // @ts-expect-error scheduledDate is a date
  entity<ServiceProperties>({ endDate: date });
});

test('a missing nested entity with dates does not compile in a shape', () => {
  // @ts-expect-error lineItems, contactInfo hold dates and addresses
  entity<Cart>({ _createdDate: date, _updatedDate: date });
});

test('a bound module has the signatures of the module', () => {
  const client = createClient({ modules: { currentCart } });
  expectTypeOf(client.currentCart).toEqualTypeOf(currentCart);
  expectTypeOf(client.currentCart.getCurrentCart()).resolves.toEqualTypeOf<Cart>();
  expectTypeOf(client.currentCart.deleteCurrentCart()).resolves.toEqualTypeOf<void>();
  // @ts-expect-error a quantity is a number
  void client.currentCart.updateCurrentCartLineItemQuantity([{ _id: 'a', quantity: '2' }]);
});

test('enumerations accept unknown values and complete the known ones', () => {
  expectTypeOf('SOMETHING_NEW' as const).toExtend<currentCart.ItemAvailabilityStatus>();
  expectTypeOf(currentCart.ItemAvailabilityStatus.AVAILABLE).toEqualTypeOf<'AVAILABLE'>();
  // @ts-expect-error there is no such value
  void currentCart.ItemAvailabilityStatus.SOMETHING_NEW;
});

test('an item to add requires its catalog reference and quantity', () => {
  // @ts-expect-error the quantity is missing
  const item: LineItemInput = { catalogReference: {} };
  void item;
});
