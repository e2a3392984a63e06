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
      <button disabled={isRedirecting} className="shop-button" onClick={() => mutate()}>
        Check out
      </button>
      <Problem of={error} />
    </>
  );
}
