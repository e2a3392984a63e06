import { useRouteLoaderData } from 'react-router';
import type { Site } from './server/contexts.js';

/** Name of the store. */
export const store = { name: 'Alder & Finch' };

/** Returns the settings of the store. */
export function useSite() {
  const data = useRouteLoaderData<{ site: Site }>('shell/shop-route');
  if (!data) throw new Error('The loader of the shop provides the settings of the store.');
  return data.site;
}

/** Whether errors may explain how the store is set up: to its developers, but not to the shoppers of a real store. */
export const useExplainsSetup = (): boolean => useSite().isDemo || import.meta.env.DEV;
