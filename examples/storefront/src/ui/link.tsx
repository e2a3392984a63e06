import type { ComponentProps } from 'react';
import { usePage } from '../lib/navigation/page.js';
import { usePath } from '../lib/navigation/use-path.js';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page, without the prefix of the language. */
  to: string;
}

/** Link to a page of the store, in the language of the page. The browser loads its document. */
export function Link({ to, children, ...props }: LinkProps) {
  const { pathname } = usePage();
  return (
    <a aria-current={to === pathname ? 'page' : undefined} {...props} href={usePath(to)}>
      {children}
    </a>
  );
}
