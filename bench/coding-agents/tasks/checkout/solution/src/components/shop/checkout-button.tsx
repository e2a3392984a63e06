import { useStartCheckout } from '@cartwright/react/ecom';
import { Problem } from './problem';
import { paths } from './settings';

/** Leads to the platform's checkout page, which returns to the page of the order. */
export function CheckoutButton() {
  const { mutate, isRedirecting, error } = useStartCheckout({
    callbacks: { thankYouPageUrl: paths.order, cartPageUrl: paths.cart },
  });
  return (
    <>
      <button
        disabled={isRedirecting}
        className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        onClick={() => mutate()}
      >
        Check out
      </button>
      <Problem of={error} />
    </>
  );
}
