import { store } from './config.js';

/** The document's title; the page's heading says the same. */
export const PageTitle = ({ children }: { children?: string | undefined }) => (
  <title>{children ? `${children} · ${store.name}` : `${store.name}: ${store.tagline}`}</title>
);
