import { Component, type ReactNode, useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';

/** Opens the bag's page in place of the drawer when that fails, such as when its code or texts cannot be loaded. */
export class CartDrawerBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static readonly getDerivedStateFromError = () => ({ hasFailed: true });

  override readonly state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <BagPageInstead /> : this.props.children;
  }
}

/**
 * Loads the bag's page from the server, so that it needs no code of this page. Offline, the router opens it when the
 * connection is back.
 */
function BagPageInstead() {
  const { isOpen, close } = useCartDrawer();
  const navigate = useNavigate();
  const bag = useHref('/bag');
  useEffect(() => {
    if (!isOpen) return;
    close();
    if (navigator.onLine) window.location.assign(bag);
    else void navigate('/bag');
  }, [bag, close, isOpen, navigate]);
  return null;
}
