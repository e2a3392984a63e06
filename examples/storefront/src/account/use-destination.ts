import { useSearchParams } from 'react-router';

/**
 * Page to open after signing in, and a function that adds it to links between the sign-in pages. Only paths of this
 * store are accepted.
 */
export function useDestination() {
  const [params] = useSearchParams();
  const asked = params.get('to') ?? '';
  const to = /^\/(?![/\\])/.test(asked) ? asked : '/account';
  const via = (path: string): string =>
    to === '/account' ? path : `${path}?${new URLSearchParams({ to }).toString()}`;
  return { to, via };
}
