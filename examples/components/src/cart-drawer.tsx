'use client';

import { useCart } from '@cartwright/react/ecom';
import { useRef, useState } from 'react';
import { Cart } from './cart';
import { Link, paths } from './settings';

/** Link to the cart with the number of its items, which opens the cart in a drawer instead. */
export function CartDrawer() {
  const { itemCount } = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Link
        href={paths.cart}
        onClick={(event) => {
          // Another tab shows the page of the cart.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        Cart <output className="shop-badge">{itemCount}</output>
      </Link>
      <dialog ref={dialog} aria-label="Your cart" className="shop-drawer" onClose={() => setIsOpen(false)}>
        <form method="dialog">
          <button className="shop-quiet">Close</button>
        </form>
        {isOpen && <Cart />}
      </dialog>
    </>
  );
}
