import { useCart, useStartCheckout } from '@cartwright/react/ecom';
import { useEffect, useState } from 'react';
import { cartProblem } from '../cart/cart-problem.js';

/** Takes the bag to the platform's checkout page. When that is refused, the bag is read again: it may have changed. */
export function useCheckout() {
  const { refetch } = useCart();
  const checkout = useStartCheckout();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsLeaving(false);
      void refetch();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [refetch]);

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
