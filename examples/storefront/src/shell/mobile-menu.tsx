import type { Collection } from '@cartwright/react/stores';
import { Link } from '../ui/link.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Drawer } from '../ui/drawer.js';
import { Icon } from '../ui/icon.js';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  collections: Collection[];
}

/** The collections, on screens too narrow to list them in the header. */
export function MobileMenu({ isOpen, onClose, collections }: MobileMenuProps) {
  const texts = useTexts('app');
  return (
    <Drawer title={texts.browse} side="left" isOpen={isOpen} onClose={onClose}>
      <nav aria-label={texts.collections} className="overflow-y-auto px-6 py-4">
        <ul>
          {[{ slug: 'all-products', name: texts.everything }, ...collections].map(({ slug, name }) => (
            <li key={slug} className="border-b border-line last:border-0">
              <Link
                to={`/collections/${slug}`}
                onClick={onClose}
                className="block py-4 text-xl font-semibold tracking-tight"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to="/wishlist"
          onClick={onClose}
          className="flex items-center gap-3 border-t border-line py-4 font-semibold sm:hidden"
        >
          <Icon name="heart" className="size-5" />
          {texts.wishlist}
        </Link>
      </nav>
    </Drawer>
  );
}
