import { store } from './site.js';

/** Document title. Same text as the page's heading. */
export const PageTitle = ({ children }: { children?: string | undefined }) => (
  <title>{children ? `${children} · ${store.name}` : `${store.name}: ${store.tagline}`}</title>
);
