import type { ReactNode } from 'react';
import { PageTitle } from '../ui/page-title.js';
import { classNames } from '../ui/class-names.js';
import { useReloadOnSessionChange } from '../lib/account/use-reload-on-session-change.js';

interface EntryPageProps {
  title: string;
  /** Lead sentence below the title. */
  lead: ReactNode;
  color: 'bg-lilac' | 'bg-sage' | 'bg-peach' | 'bg-butter';
  children: ReactNode;
}

/** Layout of the sign-in pages. */
export function EntryPage({ title, lead, color, children }: EntryPageProps) {
  useReloadOnSessionChange();
  return (
    <div className="wrap pt-4 sm:pt-6">
      <PageTitle>{title}</PageTitle>
      <div className="grid overflow-hidden rounded-4xl border border-line bg-raised lg:min-h-[34rem] lg:grid-cols-[4fr_5fr]">
        <header className={classNames('flex flex-col justify-between gap-6 p-7 on-block sm:p-12', color)}>
          <h1 className="text-3xl">{title}</h1>
          <p className="aside max-w-sm text-xl leading-snug">{lead}</p>
        </header>
        <div className="flex flex-col justify-center p-7 sm:p-12">
          <div className="w-full lg:mx-auto lg:max-w-md">{children}</div>
        </div>
      </div>
    </div>
  );
}
