import { Link } from 'react-router';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from '../ui/button-style.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';

/** Contents of the drawer when the bag is empty. */
export function EmptyCart() {
  const { close } = useCartDrawer();
  const { empty, nothing } = useTexts('cart');
  const { lookAround } = useTexts('app');
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 p-8 text-center">
      <p className="aside text-3xl text-accent">{nothing}</p>
      <p className="max-w-xs text-ink-soft">{empty}</p>
      <Link to="/collections/all-products" onClick={close} className={buttonStyle('primary', 'normal', 'mt-2')}>
        {lookAround}
      </Link>
    </div>
  );
}
