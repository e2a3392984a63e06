import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useCartDrawer } from './cart-drawer-state.js';

/** Route that the platform's checkout page links back to: the home page with the bag open. */
export function BagPage() {
  const { open } = useCartDrawer();
  useEffect(() => open(), [open]);
  return <Navigate to="/" replace />;
}
