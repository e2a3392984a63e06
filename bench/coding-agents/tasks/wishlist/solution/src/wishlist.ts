import { useSyncExternalStore } from 'react';

const KEY = 'wishlist';

/** Event of this tab. The browser sends `storage` to the others. */
const CHANGED = 'wishlist-changed';

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

const read = () => localStorage.getItem(KEY) ?? '';

/** IDs of the saved products, the last saved one first, and the function that saves a product or removes it. */
export function useWishlist() {
  const ids = useSyncExternalStore(subscribe, read).split(' ').filter(Boolean);
  const toggle = (id: string) => {
    const saved = read().split(' ').filter(Boolean);
    const next = saved.includes(id) ? saved.filter((other) => other !== id) : [id, ...saved];
    localStorage.setItem(KEY, next.join(' '));
    dispatchEvent(new Event(CHANGED));
  };
  return { ids, toggle };
}
