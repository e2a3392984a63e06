import { useCart } from '@cartwright/react/ecom';
import { type ReactNode, useState } from 'react';
import { getDestination } from '../lib/cart/destination.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Accordion } from '../ui/accordion.js';
import { Drawer } from '../ui/drawer.js';
import { Notice } from '../ui/notice.js';
import { CartContents } from './cart-contents.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';

/** Codes and shipping estimate: collapsed, unless the bag has some when it is opened. */
function Extras({ children }: { children: ReactNode }) {
  const { data: cart } = useCart();
  const [isExpanded] = useState(
    [...(cart?.coupons ?? []), ...(cart?.paymentInfo?.giftCards ?? [])].length > 0 ||
      getDestination(cart).country !== '',
  );
  return (
    <Accordion title={useTexts('cart').extras} defaultExpanded={isExpanded}>
      {children}
    </Accordion>
  );
}

/** Drawer with the contents of the bag. */
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
        {({ lines, extras, foot }) => (
          <>
            <div className="min-h-0 grow divide-y divide-line overflow-y-auto px-6">
              {lines}
              <Extras>{extras}</Extras>
            </div>
            {foot}
          </>
        )}
      </CartContents>
    </Drawer>
  );
}
