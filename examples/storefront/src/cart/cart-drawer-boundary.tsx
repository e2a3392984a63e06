import { Component, type ReactNode, useEffect } from 'react';
import { openPage } from '../lib/navigation/open-page.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { usePath } from '../lib/navigation/use-path.js';

/** Opens the bag's page in place of the drawer when that fails, such as when its code or texts cannot be loaded. */
export class CartDrawerBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static readonly getDerivedStateFromError = () => ({ hasFailed: true });

  override readonly state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <BagPageInstead /> : this.props.children;
  }
}

/** Opens the bag's page, which needs no code of this page. */
function BagPageInstead() {
  const { isOpen, close } = useCartDrawer();
  const bag = usePath('/bag');
  useEffect(() => {
    if (!isOpen) return;
    close();
    openPage(bag);
  }, [bag, close, isOpen]);
  return null;
}
