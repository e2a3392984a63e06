import { isApiError, isCartwrightError } from '@cartwright/core';
import { redirect } from 'react-router';

/**
 * Reads a page of a list. If the platform refuses the cursor of the URL, such as one of an old bookmark, the merchant gets
 * the first page with the same filters.
 */
export async function queryPage<Page>(url: URL, query: () => Promise<Page>): Promise<Page> {
  try {
    return await query();
  } catch (error) {
    const isRefused = isApiError(error)
      ? error.status === 400
      : isCartwrightError(error) && error.code === 'invalid_argument';
    if (!isRefused || !url.searchParams.has('cursor')) throw error;
    const params = new URLSearchParams(url.searchParams);
    params.delete('cursor');
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router sends it.
    throw redirect(`${url.pathname}?${params.toString()}`);
  }
}
