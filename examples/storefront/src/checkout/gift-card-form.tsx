import type { Cart } from '@cartwright/ecom/cart-v2';
import { Gift, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../ui/announcer.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { IconButton } from '../ui/icon-button.js';
import { describeGiftCard } from './describe-gift-card.js';

interface GiftCardFormProps {
  cart: Cart;
  /** Why the gift card of the cart cannot be used. */
  refusal: string | undefined;
  apply: (code: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** The gift card of the cart, or a field to enter one. Errors are shown at the field. */
export function GiftCardForm({ cart, refusal, apply, remove }: GiftCardFormProps) {
  const announce = useAnnounce();
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const applied = cart.paymentInfo?.giftCards?.[0];

  const change = async (action: () => Promise<unknown>, said: string) => {
    setIsPending(true);
    setProblem(undefined);
    try {
      await action();
      setCode('');
      announce(said);
    } catch (error) {
      setProblem(describeGiftCard(error));
    }
    setIsPending(false);
  };
  const redeem = () => {
    const wanted = code.trim();
    if (wanted === '') setProblem('Please enter a code.');
    else void change(() => apply(wanted), 'The gift card is applied.');
  };
  // The field is inside the form of the page, which Enter would submit.
  const redeemOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    redeem();
  };

  if (applied) {
    return (
      <div>
        <div className="flex items-center gap-3 rounded-xl bg-lilac py-1 pr-1 pl-4 text-sm on-block">
          <Gift aria-hidden className="size-4 shrink-0" />
          <span className="grow">
            Gift card <strong>{applied.obfuscatedCode}</strong>
          </span>
          <IconButton
            label="Remove gift card"
            className="text-on-block! hover:bg-transparent hover:opacity-70"
            isPending={isPending}
            onPress={() => void change(remove, 'The gift card is removed.')}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
        {(problem ?? refusal) && (
          <p role="alert" className="mt-2 text-sm font-medium text-bad">
            {problem ?? refusal}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="flex items-start gap-2">
      <Field
        label="Gift card code"
        className="grow"
        value={code}
        onChange={(text) => {
          setCode(text);
          setProblem(undefined);
        }}
        onKeyDown={redeemOnEnter}
        autoComplete="off"
        error={problem}
      />
      <Button kind="secondary" size="small" className="mt-7 min-h-11" isPending={isPending} onPress={redeem}>
        Redeem
      </Button>
    </div>
  );
}
