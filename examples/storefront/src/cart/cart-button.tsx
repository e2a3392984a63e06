import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { type MouseEvent, useTransition } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { usePath } from '../lib/navigation/use-path.js';
import { IconButton } from '../ui/icon-button.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { Icon } from '../ui/icon.js';

/** Button that opens the bag and shows the number of items. Without JavaScript, it leads to the bag's page. */
export function CartButton() {
  const { data: cart, itemCount } = useCart();
  const { mutate: refreshItems } = useCartMutation('refreshItems');
  const { open } = useCartDrawer();
  // The code of the bag is loaded when it is opened first.
  const [isOpening, startOpening] = useTransition();
  const texts = useTexts('cart');
  const show = (event: MouseEvent) => {
    event.preventDefault();
    startOpening(() => open());
    // Prices and stock may have changed since the items were added.
    if (cart?.lineItems?.length) refreshItems();
  };
  return (
    <form action={usePath('/bag')}>
      <IconButton
        type="submit"
        label={texts.button(itemCount)}
        isPending={isOpening}
        onClick={show}
        className="aria-disabled:opacity-60"
      >
        <Icon name="bag" className="size-5" />
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
    </form>
  );
}
