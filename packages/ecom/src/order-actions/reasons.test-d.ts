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

test('the reasons are the specification’s', () => {
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

test('a verdict has its reason only when it is no', () => {
  type Refund = ReturnType<typeof getOrderActions>['refund'];
  expectTypeOf<Extract<Refund, { isPossible: false }>['reason']>().toEqualTypeOf<RefundUnavailableReason>();
  expectTypeOf<Extract<Refund, { isPossible: true }>>().not.toHaveProperty('reason');
});
