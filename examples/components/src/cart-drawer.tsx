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
        Cart{' '}
        <output className="inline-block min-w-6 rounded-full bg-neutral-900 px-1.5 text-center text-sm text-white">
          {itemCount}
        </output>
      </Link>
      <dialog
        ref={dialog}
        aria-label="Your cart"
        className="fixed inset-y-0 right-0 left-auto m-0 h-full max-h-none w-full max-w-md overflow-y-auto bg-white p-6 text-neutral-900 shadow-2xl backdrop:bg-black/40"
        onClose={() => setIsOpen(false)}
      >
        <form method="dialog">
          <button className="cursor-pointer text-sm text-neutral-600 underline">Close</button>
        </form>
        {isOpen && <Cart />}
      </dialog>
    </>
  );
}
