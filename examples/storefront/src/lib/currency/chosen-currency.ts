import { useSyncExternalStore } from 'react';
import { readStored, subscribeToStorage, writeStored } from '../browser-storage.js';

const key = 'currency';

/** Currency that the visitor chose (ISO 4217). Empty for the store's currency. */
const chosenCurrency = (): string => readStored(key);

/** Stores the currency that the visitor chose, for all tabs. Empty for the store's currency. */
export const chooseCurrency = (currency: string): void => writeStored(key, currency);

/** Currency that the visitor chose. `undefined` on the server and while the page hydrates. */
export const useChosenCurrency = (): string | undefined =>
  useSyncExternalStore(subscribeToStorage, chosenCurrency, () => undefined);
