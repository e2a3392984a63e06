import { store } from '../lib/site.js';

/** Document title. Same text as the page's heading. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${store.name}`}</title>;
