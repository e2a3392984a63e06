import { createContext } from 'react-router';
import type { MerchantArea } from './merchant-area.js';

/** The merchant area, in its loaders and actions. `undefined` if the store has none. */
export const merchantAreaContext = createContext<MerchantArea | undefined>(undefined);
