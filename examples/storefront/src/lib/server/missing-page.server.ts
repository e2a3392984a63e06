import { data, redirect, type RouterContextProvider } from 'react-router';
import { formerSlugsContext } from './contexts.js';

/** Former slugs can be used again, so caches ask each time. */
const headers = { 'cache-control': 'no-cache' };

/**
 * Response in place of a page of the catalog that does not exist: a redirect if it has another slug now, 410 if it was
 * deleted, otherwise 404. Throw it.
 */
export async function missingPage(
  context: Readonly<RouterContextProvider>,
  what: 'product' | 'collection',
  slug: string,
) {
  const path = await context.get(formerSlugsContext)?.find(`/${what}s/${slug}`);
  if (path) return redirect(path.split('/').map(encodeURIComponent).join('/'), { status: 301, headers });
  return data({ what }, { status: path === null ? 410 : 404, headers });
}
