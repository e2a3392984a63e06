import type { CartSummary } from '@cartwright/ecom/current-cart-v2';
import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { describeError } from '../../lib/describe-error.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { CodeForm } from './code-form.js';

/** The applied coupon, or a field to enter one. */
export function CouponForm({ summary }: { summary: CartSummary | null | undefined }) {
  const { data: cart } = useCart();
  const { mutateAsync: applyCoupon } = useCartMutation('applyCoupon');
  const { mutateAsync: removeCoupon } = useCartMutation('removeCoupon');
  const { coupon } = useTexts('cart');
  const errors = useTexts('errors');
  const refused = summary?.violations?.find(({ scope }) => scope === 'DISCOUNT');
  return (
    <CodeForm
      texts={coupon}
      icon="tag"
      color="bg-sage"
      applied={cart?.coupons?.[0]?.code}
      apply={(code) => applyCoupon({ code })}
      remove={() => removeCoupon()}
      describe={(error) => describeError(error, errors, errors.coupon)}
      refusal={refused && describeError(refused, errors, errors.appliedCoupon)}
    />
  );
}
