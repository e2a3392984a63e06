import { useCart, useStartCheckout } from '@cartwright/react/ecom';
import { useMember } from '@cartwright/react/identity';
import { useState } from 'react';
import { useLeaving } from '../app/use-leaving.js';
import { cartProblem } from '../cart/cart-problem.js';
import { type Destination, isComplete } from '../cart/destination.js';

/** What the checkout page is filled in with: the destination and service that the shopper chose in the bag. */
const chosen = (destination: Destination) => {
  if (!isComplete(destination)) return {};
  const { country, region, shipping } = destination;
  return {
    shippingAddress: { country, ...(region && { subdivision: region }) },
    ...(shipping && { selectedShippingOption: shipping }),
  };
};

/**
 * Leads to the platform's checkout page, filled in with what is known: the member's e-mail address, and the destination
 * and service from the bag. When that is refused, the bag is read again, as it may have changed.
 */
export function useCheckout(destination: Destination) {
  const { member } = useMember();
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
        ...chosen(destination),
        ...(member?.loginEmail && { email: member.loginEmail }),
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
