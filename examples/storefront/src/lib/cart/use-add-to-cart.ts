import { useCartMutation } from '@cartwright/react/ecom';
import type { StoresLineItem } from '@cartwright/stores/selection';
import { loadErrorText, useErrorText } from '../use-error-text.js';
import { useDictionary, useTexts } from '../language/use-texts.js';
import { useAnnounce } from '../announcer.js';
import { useCartDrawer } from './cart-drawer-state.js';

/** Adds line items to the bag and opens it. Errors are shown at the form or in the bag. */
export function useAddToCart() {
  const { mutateAsync: addItems, isPending, error } = useCartMutation('addItems');
  const { open } = useCartDrawer();
  const announce = useAnnounce();
  const texts = useTexts('cart');
  const dictionary = useDictionary();

  const add = async (item: StoresLineItem, name: string, { staysHere = false } = {}) => {
    try {
      await addItems(item);
      announce(texts.isInBag(name));
      open();
    } catch (reason) {
      if (!staysHere) open(`${name}: ${await loadErrorText(reason, dictionary)}`);
    }
  };

  return { add, isAdding: isPending, problem: useErrorText(error) };
}
