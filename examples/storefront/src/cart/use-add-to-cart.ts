import { useCart } from '@cartwright/react/ecom';
import type { StoresLineItem } from '@cartwright/stores/selection';
import { useState } from 'react';
import { useAnnounce } from '../ui/announcer.js';
import { useCartDrawer } from './cart-drawer-state.js';
import { cartProblem } from './cart-problem.js';

/** Adds line items to the bag and opens it. Errors are shown at the form or in the bag. */
export function useAddToCart() {
  const { addItems } = useCart();
  const { open } = useCartDrawer();
  const announce = useAnnounce();
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async (item: StoresLineItem, name: string, { staysHere = false } = {}) => {
    setIsAdding(true);
    setProblem(undefined);
    try {
      await addItems([item]);
      announce(`${name} is in your bag.`);
      open();
    } catch (error) {
      if (staysHere) setProblem(cartProblem(error));
      else open(`${name}: ${cartProblem(error)}`);
    } finally {
      setIsAdding(false);
    }
  };

  return { add, isAdding, problem };
}
