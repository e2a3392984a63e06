import { useCollections } from '@cartwright/react/stores';
import { Link } from '../ui/link.js';
import { shownCollections } from '../lib/shown-collections.js';
import { CurrencySwitch } from './currency-switch.js';
import { infoPages } from '../lib/info-pages.js';
import { LanguageSwitch } from './language-switch.js';
import { useTexts } from '../lib/language/use-texts.js';
import { useSite } from '../lib/site.js';
import { ThemeToggle } from '../ui/theme-toggle.js';
import { Wordmark } from '../ui/wordmark.js';

const linkStyle = 'inline-block py-1 hover:underline underline-offset-4';

/** ID of the links in the footer. */
export const footerId = 'footer';

/** Footer of every page. */
export function Footer() {
  const { data } = useCollections();
  const { isDemo } = useSite();
  const texts = useTexts('app');
  return (
    <footer className="mt-28 print:hidden border-t border-line">
      <div className="wrap grid gap-12 py-16 md:grid-cols-[2fr_3fr]">
        <div className="max-w-sm">
          <Wordmark />
          <p className="aside mt-5 text-xl text-ink-soft">{texts.tagline}</p>
          <p className="mt-5 text-sm text-ink-soft">{texts.demonstration}</p>
          <LanguageSwitch className={`${linkStyle} mt-3 text-sm`} />
          <div className="mt-3 flex flex-wrap items-center gap-2 noscript:hidden">
            <CurrencySwitch className="w-fit" />
            <ThemeToggle />
          </div>
        </div>
        <nav
          id={footerId}
          aria-label={texts.footer}
          className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-8 text-sm lg:grid-cols-3"
        >
          <ul className="lg:col-span-2 lg:columns-2 lg:gap-8">
            <li>
              <Link to="/collections/all-products" className={linkStyle}>
                {texts.everything}
              </Link>
            </li>
            {shownCollections(data?.items).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/collections/${slug}`} className={linkStyle}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <ul>
            {[
              { path: '/wishlist', label: texts.wishlist },
              ...infoPages.map((page) => ({ path: `/${page}`, label: texts.infoPages[page] })),
              ...(isDemo ? [{ path: '/demo', label: texts.demoHelp }] : []),
            ].map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={linkStyle}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
