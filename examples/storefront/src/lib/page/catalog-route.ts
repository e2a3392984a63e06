import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Marks pages that can be read and used before their scripts are loaded: links and forms work, and nothing is missing. */
export const handle = { startsAfterLoad: true };

/** Uses the headers of the loader for the page. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** Loads a page again for another path only: filters and choices in the query string are for the hooks. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
