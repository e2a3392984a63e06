import { useCart, useStartCheckout } from '@cartwright/react/ecom';
import { useState } from 'react';
import { useLeaving } from '../app/use-leaving.js';
import { cartProblem } from '../cart/cart-problem.js';

/** Takes the bag to the platform's checkout page. When that is refused, the bag is read again: it may have changed. */
export function useCheckout() {
  const { refetch } = useCart();
  const checkout = useStartCheckout();
  const [isLeaving, setIsLeaving] = useLeaving(refetch);
  const [problem, setProblem] = useState<string>();

  const checkOut = async () => {
    setIsLeaving(true);
    setProblem(undefined);
    try {
      const { origin, href } = window.location;
      const url = await checkout.start({
        callbacks: { postFlowUrl: href, cartPageUrl: `${origin}/bag`, thankYouPageUrl: `${origin}/thank-you` },
      });
      window.location.assign(url);
    } catch (error) {
      setProblem(cartProblem(error));
      setIsLeaving(false);
      void refetch();
    }
  };

  return { checkOut, isLeaving, problem };
}
