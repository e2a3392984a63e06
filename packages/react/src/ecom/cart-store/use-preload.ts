'use client';

import { useEffect } from 'react';
import { useCartwright } from '../../provider/use-cartwright.js';
import { cartStore } from './cart-store.js';

/** Loads the code of cart changes when the browser is idle, so that the first change does not wait for it. */
export function usePreload(): void {
  const { preload } = useCartwright().single(cartStore);
  useEffect(() => {
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === 'undefined') setTimeout(preload);
    else requestIdleCallback(preload);
  }, [preload]);
}
