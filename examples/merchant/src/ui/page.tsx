import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../storefront/src/ui/page-title.js';
import { Notice } from '../../../storefront/src/ui/notice.js';

interface PageProps {
  title: string;
  /** Link to the page above. */
  back?: { readonly to: string; readonly name: string };
  /** Links and buttons next to the title. */
  actions?: ReactNode;
  /** Message about the last change. */
  done?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** Title, messages and content of a page. */
export const Page = ({ title, back, actions, done, error, children }: PageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    {back && (
      <p className="mb-2 text-sm">
        <Link to={back.to} className="link">
          {back.name}
        </Link>
      </p>
    )}
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-2xl">{title}</h1>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
    <div role="status">
      {done && (
        <Notice tone="good" className="mb-6">
          {done}
        </Notice>
      )}
    </div>
    {error && (
      <Notice tone="bad" className="mb-6">
        {error}
      </Notice>
    )}
    {children}
  </>
);
