import type { CartSummary } from '@cartwright/ecom/current-cart-v2';
import { useCart } from '@cartwright/react/ecom';
import { Tag } from 'lucide-react';
import { CodeForm } from './code-form.js';
import { describeAppliedCoupon, describeCoupon } from './describe-coupon.js';

/** The applied coupon, or a field to enter one. */
export function CouponForm({ summary }: { summary: CartSummary | null | undefined }) {
  const { cart, applyCoupon, removeCoupon } = useCart();
  const applied = cart?.coupons?.[0];
  const refused = summary?.violations?.find(({ scope }) => scope === 'DISCOUNT');
  return (
    <CodeForm
      label="Coupon code"
      action="Apply"
      icon={Tag}
      color="bg-sage"
      applied={
        applied && (
          <>
            Coupon <strong>{applied.code}</strong>
          </>
        )
      }
      removeLabel={`Remove coupon ${applied?.code}`}
      apply={applyCoupon}
      remove={removeCoupon}
      describe={describeCoupon}
      refusal={refused && describeAppliedCoupon(refused)}
    />
  );
}
