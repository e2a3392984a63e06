import { useCart } from '@cartwright/react/ecom';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useCartDrawer } from './cart-drawer-state.js';

/** Route that the platform's checkout page links back to: the home page with the bag open. */
export default function BagPage() {
  const { open } = useCartDrawer();
  const { refreshItems } = useCart();
  useEffect(() => {
    open();
    void refreshItems().catch(() => undefined);
  }, [open, refreshItems]);
  return <Navigate to="/" replace />;
}
