import { useSearchParams } from 'react-router';

/** Adds the page to open after signing in to the path of a sign-in page. */
export const via = (path: string, to: string): string =>
  to === '/account' ? path : `${path}?${new URLSearchParams({ to }).toString()}`;

/** Returns a function that adds the page to open after signing in to links between the sign-in pages. */
export function useVia(): (path: string) => string {
  const [params] = useSearchParams();
  return (path) => via(path, params.get('to') ?? '/account');
}
