import { useSearchParams } from 'react-router';

/** Page to open after signing in, from the parameter `to`. Only paths of this store are accepted. */
export function destinationOf(params: URLSearchParams): string {
  const asked = params.get('to') ?? '';
  return /^\/(?![/\\])/.test(asked) ? asked : '/account';
}

/** Adds the page to open after signing in to the path of a sign-in page. */
export const via = (path: string, to: string): string =>
  to === '/account' ? path : `${path}?${new URLSearchParams({ to }).toString()}`;

/** Returns a function that adds the page to open after signing in to links between the sign-in pages. */
export function useVia(): (path: string) => string {
  const [params] = useSearchParams();
  return (path) => via(path, destinationOf(params));
}
