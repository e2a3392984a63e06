import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { Breadcrumbs } from '../ui/breadcrumbs.js';

interface InfoPageProps {
  title: string;
  /** Summary below the title. */
  lead: string;
  children: ReactNode;
}

/** Layout of the pages about the store: a title, a summary and text. */
export function InfoPage({ title, lead, children }: InfoPageProps) {
  const { home } = useTexts('app');
  return (
    <div className="wrap">
      <div className="py-6 sm:py-8">
        <Breadcrumbs crumbs={[{ label: home, to: '/' }, { label: title }]} />
      </div>
      <article className="max-w-3xl">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        <p className="aside mt-5 text-xl leading-snug text-ink-soft">{lead}</p>
        <div className="mt-12 grid gap-10">{children}</div>
      </article>
    </div>
  );
}

/** Section of a page about the store. */
export const InfoSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 [&_ul]:list-disc [&_ul]:pl-5 [&>*+*]:mt-3">
    <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
    {children}
  </section>
);
