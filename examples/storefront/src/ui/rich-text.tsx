import { RichText as Html } from '@cartwright/react/components';
import type { ReactNode } from 'react';
import { catalogLanguage } from '../lib/language/languages.js';
import { classNames } from './class-names.js';

const WebLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noopener noreferrer" className="link">
    {children}
  </a>
);

const proseStyle =
  '[&_p+p]:mt-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:text-ink';

/** Shows HTML of the catalog in the store's style. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  <div lang={catalogLanguage} className={classNames(proseStyle, className)}>
    <Html html={html} components={{ a: WebLink }} />
  </div>
);
