import { expect, test } from 'vitest';
import * as enumerations from './index.js';

test('enumerations of no module here have the specification’s values', () => {
  const { OrderLineItemType, OrderActorType, OfflinePaymentStatus, OrderHistoryItemType } = enumerations;
  expect(Object.values(OrderLineItemType)).toEqual(['PHYSICAL', 'DIGITAL', 'CUSTOM_AMOUNT_ITEM']);
  expect(Object.values(OrderActorType)).toEqual(['USER', 'MEMBER', 'CONTACT', 'APP']);
  expect(Object.values(OfflinePaymentStatus)).toEqual(['UNPAID', 'PAID', 'EXPIRED']);
  expect(Object.values(OrderHistoryItemType)).toHaveLength(18);
  for (const values of Object.values(enumerations)) {
    expect(Object.keys(values)).toEqual(Object.values(values));
  }
});
