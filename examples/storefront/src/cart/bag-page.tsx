import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useCartDrawer } from './cart-drawer-state.js';

/** The bag's own address, where the platform's checkout page leads back to: the front door, with the bag open. */
export function BagPage() {
  const { open } = useCartDrawer();
  useEffect(() => open(), [open]);
  return <Navigate to="/" replace />;
}
