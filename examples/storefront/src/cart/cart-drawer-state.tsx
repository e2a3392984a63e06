import { type ReactNode, createContext, useCallback, useContext, useMemo, useState } from 'react';

interface CartDrawerState {
  isOpen: boolean;
  /** Whether it was ever opened: before that, its code is not loaded. */
  wasOpened: boolean;
  /** What happened elsewhere and is told in the drawer. */
  message: string | undefined;
  open: (message?: string) => void;
  close: () => void;
}

const closed: CartDrawerState = {
  isOpen: false,
  wasOpened: false,
  message: undefined,
  open: () => undefined,
  close: () => undefined,
};

const CartDrawerContext = createContext(closed);

/** Knows whether the bag is open. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ isOpen: false, wasOpened: false, message: undefined as string | undefined });
  const open = useCallback((message?: string) => setState({ isOpen: true, wasOpened: true, message }), []);
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false, message: undefined })), []);
  const value = useMemo(() => ({ ...state, open, close }), [state, open, close]);
  return <CartDrawerContext value={value}>{children}</CartDrawerContext>;
}

/** Gives what opens and closes the bag. */
export const useCartDrawer = (): CartDrawerState => useContext(CartDrawerContext);
