import type { CartSummary } from '@cartwright/ecom/current-cart-v2';
import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { describeError } from '../../lib/describe-error.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { CodeForm } from './code-form.js';

/** The gift card of the bag, or a field to enter one. */
export function GiftCardForm({ summary }: { summary: CartSummary | null | undefined }) {
  const { data: cart } = useCart();
  const { mutateAsync: applyGiftCard } = useCartMutation('applyGiftCard');
  const { mutateAsync: removeGiftCard } = useCartMutation('removeGiftCard');
  const { giftCard } = useTexts('cart');
  const errors = useTexts('errors');
  const describe = (error: unknown) => describeError(error, errors, errors.giftCard);
  const refused = summary?.violations?.find(({ scope }) => scope === 'GIFT_CARD');
  return (
    <CodeForm
      texts={giftCard}
      icon="gift"
      color="bg-lilac"
      applied={cart?.paymentInfo?.giftCards?.[0]?.obfuscatedCode}
      apply={(code) => applyGiftCard({ code })}
      remove={() => removeGiftCard()}
      describe={describe}
      refusal={refused && describe(refused)}
    />
  );
}
