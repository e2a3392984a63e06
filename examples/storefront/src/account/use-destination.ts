import { useSearchParams } from 'react-router';

/** Where a shopper goes after signing in, and how links on the way there keep it. Only a page of this store will do. */
export function useDestination() {
  const [params] = useSearchParams();
  const asked = params.get('to') ?? '';
  const to = /^\/(?![/\\])/.test(asked) ? asked : '/account';
  const via = (path: string): string =>
    to === '/account' ? path : `${path}?${new URLSearchParams({ to }).toString()}`;
  return { to, via };
}
