import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { ShoppingBag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/language/use-texts.js';
import { IconButton } from '../ui/icon-button.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';

/** Button that opens the bag and shows the number of items. Without JavaScript, it leads to the bag's page. */
export function CartButton() {
  const { data: cart, itemCount } = useCart();
  const { mutate: refreshItems } = useCartMutation('refreshItems');
  const { open } = useCartDrawer();
  const texts = useTexts('cart');
  const show = (event: MouseEvent) => {
    event.preventDefault();
    open();
    // Prices and stock may have changed since the items were added.
    if (cart?.lineItems?.length) refreshItems();
  };
  return (
    <Form action="/bag" reloadDocument>
      <IconButton type="submit" label={texts.button(itemCount)} onClick={show}>
        <ShoppingBag aria-hidden className="size-5" />
        {itemCount > 0 && (
          <span
            key={itemCount}
            aria-hidden
            className="absolute top-0.5 right-0.5 grid h-5 min-w-5 animate-rise place-items-center rounded-full bg-accent px-1 text-xs font-bold text-paper tabular-nums"
          >
            {itemCount > 99 ? '99+' : itemCount}
          </span>
        )}
      </IconButton>
    </Form>
  );
}
