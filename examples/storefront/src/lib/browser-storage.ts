/** Reads a text that the browser stores. Empty without one. */
export const readStored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is blocked.
  }
};

/** Stores a text in the browser. All components and tabs that show it are updated. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return; // Storage is blocked or full: nothing is kept.
  }
  // Browsers send the event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Subscribes to changes of stored texts. Returns the unsubscribe function. */
export const subscribeToStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
