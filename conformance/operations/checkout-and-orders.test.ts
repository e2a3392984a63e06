import fc from 'fast-check';
import { describe } from 'vitest';
import { partialRecord, pathId } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { wireCheckout, wireOrder } from './wire-entities.js';

describe('checkout and orders', () => {
  sameCall('checkout.getCheckout', fc.tuple(pathId), partialRecord({ checkout: wireCheckout }));
  sameCall('orders.getOrder', fc.tuple(pathId), partialRecord({ order: wireOrder }));
});
