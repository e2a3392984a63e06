import type { ComponentType, ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

interface CatalogHandle {
  readonly startsAfterLoad: true;
  /** Content that only the server renders. */
  readonly Content?: ComponentType;
  /** Creates the parts that only the server renders from the data of the loader, by their ID. */
  readonly getParts?: (loaderData: never) => Readonly<Record<string, ReactNode>>;
}

/** Returns the mark of the route of a catalog page. */
export const readHandle = (handle: unknown): Partial<CatalogHandle> => handle ?? {};

/** Marks pages that can be read and used before their scripts are loaded: links and forms work, and nothing is missing. */
export const handle: CatalogHandle = { startsAfterLoad: true };

/** Marks such a page whose content does nothing in the browser. Only the server renders it. */
export const createStaticHandle = (Content: ComponentType): CatalogHandle => ({ startsAfterLoad: true, Content });

/** Marks such a page with parts that do nothing in the browser. Only the server renders them: see `ServerHtml`. */
export const createHandleWithParts = (getParts: NonNullable<CatalogHandle['getParts']>): CatalogHandle => ({
  startsAfterLoad: true,
  getParts,
});

/** Uses the headers of the loader for the page. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** Loads a page again for another path only: filters and choices in the query string are for the hooks. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
