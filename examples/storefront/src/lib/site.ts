import { createContext, use } from 'react';
import type { Site } from './server/contexts.js';

/** Name of the store. */
export const store = { name: 'Alder & Finch' };

/** Provides the settings of the store. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the settings of the store. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('The settings of the store require a `Shop` above the component.');
  return site;
}

/** Whether errors may explain how the store is set up: to its developers, but not to the shoppers of a real store. */
export const useExplainsSetup = (): boolean => useSite().isDemo || import.meta.env.DEV;
