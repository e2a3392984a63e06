import { useSyncExternalStore } from 'react';
import { readStored, subscribeToStorage, writeStored } from './browser-storage.js';

/** Maximum number of IDs of a list, as many as the platform returns at once. */
const maxIds = 100;

const split = (text: string): string[] => text.split(',').filter(Boolean);

/** Product IDs that the browser stores for the visitor, newest first. `undefined` on the server. */
export function useStoredIds(key: string): readonly string[] | undefined {
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => readStored(key),
    () => undefined,
  );
  return text === undefined ? undefined : split(text);
}

/** Whether an ID is among those that the browser stores. Components render again only when that changes. */
export const useIsStored = (key: string, id: string): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => split(readStored(key)).includes(id),
    () => false,
  );

/** Changes the product IDs that the browser stores. All components and tabs that show them are updated. */
export const changeStoredIds = (key: string, change: (ids: readonly string[]) => readonly string[]): void =>
  writeStored(
    key,
    change(split(readStored(key)))
      .slice(0, maxIds)
      .join(','),
  );
