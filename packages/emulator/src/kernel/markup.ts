import type { JSX } from 'hono/jsx/jsx-runtime';

/** Fragment of a page or an email. Values in it are escaped. */
export type Markup = JSX.Element;

/** Renders a fragment. Hono types fragments as possibly asynchronous; those of the emulator have no promises. */
export const renderMarkup = (markup: Markup): string => String(markup);

/** Renders a page from its `html` element. */
export const renderPage = (page: Markup): string => `<!doctype html>${renderMarkup(page)}`;
