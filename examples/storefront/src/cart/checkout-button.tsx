import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { useTexts } from '../lib/language/use-texts.js';
import { openPage } from '../lib/navigation/open-page.js';
import { usePath } from '../lib/navigation/use-path.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';

interface CheckoutButtonProps {
  /** Reason why the bag cannot be checked out yet. */
  obstacle: string | undefined;
  /** Whether a change of the bag is pending: the checkout waits for it. */
  isWaiting: boolean;
}

/** Leads to the store's checkout page. */
export function CheckoutButton({ obstacle, isWaiting }: CheckoutButtonProps) {
  const checkout = usePath('/checkout');
  const { close } = useCartDrawer();
  const { checkOut } = useTexts('cart');
  const leave = () => {
    close();
    openPage(checkout);
  };
  return (
    <>
      {obstacle && <p className="mt-3 text-sm font-medium text-bad">{obstacle}</p>}
      <Button className="mt-4 w-full" isDisabled={obstacle !== undefined} isPending={isWaiting} onClick={leave}>
        {checkOut}
        {!isWaiting && <Icon name="arrow-right" className="size-5" />}
      </Button>
    </>
  );
}
