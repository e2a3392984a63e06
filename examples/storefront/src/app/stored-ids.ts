import { useSyncExternalStore } from 'react';

/** Maximum number of IDs of a list, as many as the platform returns at once. */
const maxIds = 100;

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is blocked.
  }
};

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

const split = (text: string): string[] => text.split(',').filter(Boolean);

/** Product IDs that the browser stores for the visitor, newest first. `undefined` on the server. */
export function useStoredIds(key: string): readonly string[] | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  );
  return text === undefined ? undefined : split(text);
}

/** Changes the product IDs that the browser stores. All components and tabs that show them are updated. */
export function changeStoredIds(key: string, change: (ids: readonly string[]) => readonly string[]): void {
  try {
    localStorage.setItem(
      key,
      change(split(read(key)))
        .slice(0, maxIds)
        .join(','),
    );
  } catch {
    return; // Storage is blocked or full: nothing is kept.
  }
  // Browsers send the event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
