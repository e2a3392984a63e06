import { createContext } from 'react-router';
import type { MerchantArea } from './merchant-area.js';

/** The merchant area, in loaders and actions. */
export const merchantContext = createContext<MerchantArea>();

/** IP address of the request's sender. `undefined` if the server does not know it. */
export const addressContext = createContext<string | undefined>();
