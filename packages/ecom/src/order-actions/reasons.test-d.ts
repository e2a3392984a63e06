import { expectTypeOf, test } from 'vitest';
import type { FallbackReason } from '../commerce/tax/tax.js';
import type { PaymentCollectabilityStatus } from '../orders/index.js';
import type {
  AutoTaxFailureReason,
  CaptureUnavailableReason,
  NonCollectableReason,
  RefundFailureReason,
  RefundUnavailableReason,
  getOrderActions,
} from './index.js';

test('reasons have the specified values', () => {
  expectTypeOf<RefundFailureReason>().toExtend<RefundUnavailableReason>();
  expectTypeOf<CaptureUnavailableReason>().toEqualTypeOf<
    'EXPIRED' | 'NOT_SUPPORTED' | 'NOT_FOUND' | 'OFFLINE' | 'REQUIRES_CARD_READER'
  >();
  expectTypeOf<AutoTaxFailureReason>().toEqualTypeOf<keyof typeof FallbackReason>();
  expectTypeOf<NonCollectableReason>().toEqualTypeOf<
    Exclude<keyof typeof PaymentCollectabilityStatus, 'UNKNOWN' | 'COLLECTABLE'>
  >();
  // @ts-expect-error no refund is refused for this
  expectTypeOf<'TOO_LATE'>().toExtend<RefundUnavailableReason>();
});

test('an availability has a reason only if the action is unavailable', () => {
  type Refund = ReturnType<typeof getOrderActions>['refund'];
  expectTypeOf<Extract<Refund, { isAvailable: false }>['reason']>().toEqualTypeOf<RefundUnavailableReason>();
  expectTypeOf<Extract<Refund, { isAvailable: true }>>().not.toHaveProperty('reason');
});
