import { ArrowRight } from 'lucide-react';
import type { Destination } from '../cart/destination.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { useCheckout } from './use-checkout.js';

interface CheckoutButtonProps {
  /** The destination and service that the shopper chose. */
  destination: Destination;
  /** What has to change first. */
  obstacle: string | undefined;
  /** Whether a change of the bag is on its way: the checkout waits for it. */
  isWaiting: boolean;
}

/** Leads to the platform's checkout page. A refusal is told here. */
export function CheckoutButton({ destination, obstacle, isWaiting }: CheckoutButtonProps) {
  const { checkOut, isLeaving, problem } = useCheckout(destination);
  return (
    <>
      {problem && (
        <Notice tone="bad" className="mt-3">
          {problem}
        </Notice>
      )}
      {obstacle && !problem && <p className="mt-3 text-sm font-medium text-bad">{obstacle}</p>}
      <Button
        className="mt-4 w-full"
        isDisabled={obstacle !== undefined}
        isPending={isLeaving || isWaiting}
        onPress={() => void checkOut()}
      >
        {isLeaving ? 'Taking you there' : 'Check out'}
        {!isLeaving && !isWaiting && <ArrowRight aria-hidden className="size-5" />}
      </Button>
    </>
  );
}
