import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react';
import type { Language } from '../language/languages.js';

/** The address of a page. */
export interface PageAddress {
  readonly language: Language;
  /** Path without the prefix of the language, such as `/bag`. */
  readonly pathname: string;
  /** Query string: `?page=2`, or an empty string. */
  readonly search: string;
}

interface PageValue extends PageAddress {
  /** Replaces the query string in the address bar, and renders the page with it. */
  readonly replaceSearch: (search: string) => void;
}

const PageContext = createContext<PageValue | undefined>(undefined);

interface PageProps {
  address: PageAddress;
  children: ReactNode;
}

/** Provides the address of the page. */
export function Page({ address, children }: PageProps) {
  const { language, pathname } = address;
  const from = pathname + address.search;
  const [changed, setChanged] = useState({ from, search: address.search });
  const search = changed.from === from ? changed.search : address.search;
  const value = useMemo(() => {
    const replaceSearch = (next: string) => {
      history.replaceState(history.state, '', location.pathname + next);
      startTransition(() => setChanged({ from, search: next }));
    };
    return { language, pathname, search, replaceSearch };
  }, [language, pathname, search, from]);
  return <PageContext value={value}>{children}</PageContext>;
}

/** Returns the address of the page. */
export function usePage(): PageValue {
  const page = use(PageContext);
  if (!page) throw new Error('The address requires a `Page` above the component.');
  return page;
}
