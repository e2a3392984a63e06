import { useCart } from '@cartwright/react/ecom';
import { useTexts } from '../lib/language/use-texts.js';
import { Drawer } from '../ui/drawer.js';
import { Link } from '../ui/link.js';
import { Notice } from '../ui/notice.js';
import { CartContents } from './cart-contents.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';

/** Drawer with the contents of the bag. Codes and the shipping estimate are on the bag's page. */
export function CartDrawer() {
  const { isOpen, message, close } = useCartDrawer();
  const { itemCount } = useCart();
  const texts = useTexts('cart');
  return (
    <Drawer title={texts.titleWith(itemCount)} side="right" isOpen={isOpen} onClose={close}>
      {message && (
        <Notice tone="bad" className="mx-6 mt-4">
          {message}
        </Notice>
      )}
      <CartContents>
        {({ lines, foot }) => (
          <>
            <div className="min-h-0 grow divide-y divide-line overflow-y-auto px-6">
              {lines}
              <p className="py-4 text-sm">
                <Link to="/bag" onClick={close} className="link">
                  {texts.extras}
                </Link>
              </p>
            </div>
            {foot}
          </>
        )}
      </CartContents>
    </Drawer>
  );
}
