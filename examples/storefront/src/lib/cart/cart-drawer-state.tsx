import { type ReactNode, createContext, useCallback, useContext, useMemo, useState } from 'react';

interface CartDrawerState {
  isOpen: boolean;
  /** Whether it was ever opened. Its code is loaded on first use. */
  wasOpened: boolean;
  /** Message to show at the top of the drawer. */
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

/** Provides the open state of the bag. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ isOpen: false, wasOpened: false, message: undefined as string | undefined });
  const open = useCallback((message?: string) => setState({ isOpen: true, wasOpened: true, message }), []);
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false, message: undefined })), []);
  const value = useMemo(() => ({ ...state, open, close }), [state, open, close]);
  return <CartDrawerContext value={value}>{children}</CartDrawerContext>;
}

/** Returns the open state of the bag and the functions that change it. */
export const useCartDrawer = (): CartDrawerState => useContext(CartDrawerContext);
