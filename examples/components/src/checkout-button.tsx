'use client';

import { useStartCheckout } from '@cartwright/react/ecom';
import { sendTo, type FormAction } from './form-action';
import { Problem } from './problem';
import { paths } from './settings';

interface CheckoutButtonProps {
  /** Starts the checkout if scripts are not loaded. */
  readonly action?: FormAction;
  /** Problem that prevented the checkout by `action`. */
  readonly problem?: string | undefined;
}

/** Leads to the platform's checkout page, which returns to the page of the order. */
export function CheckoutButton({ action, problem }: CheckoutButtonProps) {
  const { mutate, isRedirecting, error } = useStartCheckout({
    callbacks: { thankYouPageUrl: paths.order, cartPageUrl: paths.cart },
  });
  return (
    <form
      {...sendTo(action)}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <button
        disabled={isRedirecting}
        className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
      >
        Check out
      </button>
      <Problem of={error}>{problem}</Problem>
    </form>
  );
}
