/** Number of products on a page of a listing. */
export const pageSize = 24;

/** Maximum number of pages of a listing that one URL shows, since the platform returns them one after another. */
const maxPages = 40;

/** Number of pages of a listing that a URL shows: those up to its `page`. */
export function shownPages(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, maxPages) : 1;
}

/** Parameters of a URL that shows another number of pages of the same listing, such as `?sort=name&page=2`. */
export function withPages(params: URLSearchParams, pages: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (pages > 1) next.set('page', String(pages));
  else next.delete('page');
  return next;
}
