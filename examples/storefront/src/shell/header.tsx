import { useCollections, type Collection } from '@cartwright/react/stores';
import { type MouseEvent, useState } from 'react';
import { Link } from '../ui/link.js';
import { AccountLink } from '../account/account-link.js';
import { CartButton } from '../cart/cart-button.js';
import { useTexts } from '../lib/language/use-texts.js';
import { SearchButton } from '../search/search-button.js';
import { footerId } from './footer.js';
import { MobileMenu } from './mobile-menu.js';
import { shownCollections } from '../lib/shown-collections.js';
import { Wordmark } from '../ui/wordmark.js';
import { Icon } from '../ui/icon.js';

/** Approximate number of letters that fit into the bar. */
const maxCollections = 92;

/** Whether a collection's name fits into the bar after the names before it. The menu lists all collections. */
const fitsBeside = (_: Collection, index: number, all: Collection[]): boolean =>
  all.slice(0, index + 1).reduce((letters, { name }) => letters + name.length + 4, 0) <= maxCollections;

const navStyle = 'rounded-full px-3.5 py-2 text-sm font-medium whitespace-nowrap transition-colors hover:bg-tint';

/** Header of every page. */
export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { data } = useCollections();
  const texts = useTexts('app');
  const shown = shownCollections(data?.items);
  const fitting = shown.filter(fitsBeside);
  // Without JavaScript, the footer is the menu.
  const menuLink = {
    href: `#${footerId}`,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setMenuOpen(true);
    },
  } as const;
  return (
    <header className="sticky print:hidden top-0 z-40 border-b border-line bg-paper max-[17rem]:static">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-0 sm:gap-2 xl:flex-nowrap">
        <div className="-ml-[min(0.75rem,4vw)] xl:hidden">
          <a
            {...menuLink}
            aria-label={texts.menu}
            className="grid size-11 place-items-center rounded-full transition-colors hover:bg-tint"
          >
            <Icon name="menu" className="size-5" />
          </a>
        </div>
        <Link to="/" className="min-w-0">
          <Wordmark />
        </Link>
        <nav aria-label={texts.collections} className="ml-8 hidden min-w-0 grow items-center gap-1 xl:flex">
          {fitting.map(({ slug, name }) => (
            <Link
              key={slug}
              to={`/collections/${slug}`}
              className={`${navStyle} aria-[current=page]:bg-butter aria-[current=page]:text-on-block`}
            >
              {name}
            </Link>
          ))}
          {fitting.length < shown.length && (
            <a {...menuLink} className={navStyle}>
              {texts.moreCollections}
            </a>
          )}
        </nav>
        <div className="-mr-[min(0.75rem,4vw)] ml-auto flex items-center">
          <SearchButton />
          <Link
            to="/wishlist"
            aria-label={texts.wishlist}
            className="hidden size-11 place-items-center rounded-full transition-colors hover:bg-tint sm:grid"
          >
            <Icon name="heart" className="size-5" />
          </Link>
          <AccountLink />
          <CartButton />
        </div>
      </div>
      <MobileMenu isOpen={menuOpen} onClose={() => setMenuOpen(false)} collections={shown} />
    </header>
  );
}
