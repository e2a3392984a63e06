import { Link } from '../ui/link.js';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';

/** Contents of the empty bag, in the drawer and on the bag's page. */
export function EmptyCart() {
  const { close } = useCartDrawer();
  const { empty, nothing } = useTexts('cart');
  const { lookAround } = useTexts('app');
  return (
    <div className="grow in-[dialog]:p-6">
      <EmptyState
        title={nothing}
        actions={
          <Link to="/collections/all-products" onClick={close} className={buttonStyle()}>
            {lookAround}
          </Link>
        }
      >
        {empty}
      </EmptyState>
    </div>
  );
}
