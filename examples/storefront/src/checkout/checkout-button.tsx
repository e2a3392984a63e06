import { useStartCheckout } from '@cartwright/react/ecom';
import { useMember } from '@cartwright/react/identity';
import { ArrowRight } from 'lucide-react';
import { describeError } from '../app/describe-error.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

interface CheckoutButtonProps {
  /** Reason why the bag cannot be checked out yet. */
  obstacle: string | undefined;
  /** Whether a change of the bag is pending: the checkout waits for it. */
  isWaiting: boolean;
}

/** Leads to the platform's checkout page, prefilled with the member's email address and the delivery choice of the bag. */
export function CheckoutButton({ obstacle, isWaiting }: CheckoutButtonProps) {
  const { data: member } = useMember();
  const { start, isRedirecting, error } = useStartCheckout({
    ...(member?.loginEmail && { email: member.loginEmail }),
    callbacks: { cartPageUrl: '/bag', thankYouPageUrl: '/thank-you' },
  });
  return (
    <>
      {error && (
        <Notice tone="bad" className="mt-3">
          {describeError(error)}
        </Notice>
      )}
      {obstacle && !error && <p className="mt-3 text-sm font-medium text-bad">{obstacle}</p>}
      <Button
        className="mt-4 w-full"
        isDisabled={obstacle !== undefined}
        isPending={isRedirecting || isWaiting}
        onPress={() => start()}
      >
        {isRedirecting ? 'Taking you there' : 'Check out'}
        {!isRedirecting && !isWaiting && <ArrowRight aria-hidden className="size-5" />}
      </Button>
    </>
  );
}
