import type { DiscountRule } from '@cartwright/ecom/discount-rules';
import type { BadgeTone } from '../ui/badge.js';

/** Returns the label of a discount's status, and its tone. "Active" discounts apply to carts now. */
export function getRuleStatus({ active, status }: DiscountRule): readonly [label: string, tone: BadgeTone] {
  if (status === 'EXPIRED') return ['Expired', 'bad'];
  if (!active) return ['Inactive', 'plain'];
  return status === 'PENDING' ? ['Scheduled', 'warn'] : ['Active', 'good'];
}
