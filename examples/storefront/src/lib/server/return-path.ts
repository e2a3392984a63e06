import { returnUrl } from '@cartwright/identity/server';

/**
 * Resolves the path of a page of the store to return to, as a link or form contains it.
 *
 * @param asked - Path, as it was received.
 * @returns The path with its query string and fragment, as browsers resolve it. `undefined` for a URL of another site, one
 * that is too long or invalid, and the start page.
 */
export function returnPath(asked: string | null): string | undefined {
  // Only the path is used, so any origin does.
  const { hash, pathname, search } = new URL(returnUrl(asked ?? '', 'https://store.invalid'));
  const path = pathname + search + hash;
  // `//` would begin the host of another site.
  return path === '/' || path.startsWith('//') ? undefined : path;
}
