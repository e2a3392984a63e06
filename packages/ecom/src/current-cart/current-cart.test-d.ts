import { createClient, date, entity } from '@cartwright/core';
import { expectTypeOf, test } from 'vitest';
import { currentCart } from '../index.js';
import type { ServiceProperties } from '../commerce/line-items/service-properties.js';
import type { Cart, LineItemInput } from './index.js';

test('forgetting a date does not compile', () => {
  entity<ServiceProperties>({ scheduledDate: date, endDate: date });
  // @ts-expect-error scheduledDate is a date
  entity<ServiceProperties>({ endDate: date });
});

test('forgetting an entity that holds dates does not compile', () => {
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

test('enumerations are open to new values, and know the old ones', () => {
  expectTypeOf('SOMETHING_NEW' as const).toExtend<currentCart.ItemAvailabilityStatus>();
  expectTypeOf(currentCart.ItemAvailabilityStatus.AVAILABLE).toEqualTypeOf<'AVAILABLE'>();
  // @ts-expect-error there is no such value
  void currentCart.ItemAvailabilityStatus.SOMETHING_NEW;
});

test('an item to add needs its reference and its quantity', () => {
  // @ts-expect-error the quantity is missing
  const item: LineItemInput = { catalogReference: {} };
  void item;
});
