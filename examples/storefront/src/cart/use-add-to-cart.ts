import { useAddToCart as useAdd } from '@cartwright/react/ecom';
import type { StoresLineItem } from '@cartwright/stores/selection';
import { describeError } from '../app/describe-error.js';
import { useAnnounce } from '../ui/announcer.js';
import { useCartDrawer } from './cart-drawer-state.js';

/** Adds line items to the bag and opens it. Errors are shown at the form or in the bag. */
export function useAddToCart() {
  const { addAsync, isPending, error } = useAdd();
  const { open } = useCartDrawer();
  const announce = useAnnounce();

  const add = async (item: StoresLineItem, name: string, { staysHere = false } = {}) => {
    try {
      await addAsync(item);
      announce(`${name} is in your bag.`);
      open();
    } catch (reason) {
      if (!staysHere) open(`${name}: ${describeError(reason)}`);
    }
  };

  return { add, isAdding: isPending, problem: error ? describeError(error) : undefined };
}
