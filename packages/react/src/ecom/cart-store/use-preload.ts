'use client';

import { useEffect } from 'react';
import { useCartwright } from '../../provider/use-cartwright.js';
import { cartStore } from './cart-store.js';

/** Delay where the browser does not say when it is idle (Safari), in milliseconds. */
const DELAY = 200;

/** Loads the code of cart changes when the browser is idle, so that the first change does not wait for it. */
export function usePreload(): void {
  const { preload } = useCartwright().single(cartStore);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(preload);
    else setTimeout(preload, DELAY);
  }, [preload]);
}
