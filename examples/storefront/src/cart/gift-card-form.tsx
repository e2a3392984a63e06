import type { CartSummary } from '@cartwright/ecom/current-cart-v2';
import { useCart } from '@cartwright/react/ecom';
import { Gift } from 'lucide-react';
import { CodeForm } from './code-form.js';
import { describeGiftCard } from './describe-gift-card.js';

/** The gift card of the bag, or a field to enter one. */
export function GiftCardForm({ summary }: { summary: CartSummary | null | undefined }) {
  const { cart, applyGiftCard, removeGiftCard } = useCart();
  const applied = cart?.paymentInfo?.giftCards?.[0];
  const refused = summary?.violations?.find(({ scope }) => scope === 'GIFT_CARD');
  return (
    <CodeForm
      label="Gift card code"
      action="Redeem"
      icon={Gift}
      color="bg-lilac"
      applied={
        applied && (
          <>
            Gift card <strong>{applied.obfuscatedCode}</strong>
          </>
        )
      }
      removeLabel="Remove gift card"
      apply={(code) => applyGiftCard({ code })}
      remove={removeGiftCard}
      describe={describeGiftCard}
      refusal={refused && describeGiftCard(refused)}
    />
  );
}
