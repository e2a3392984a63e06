import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { type Dictionary, DictionaryContext } from '../../lib/language/use-texts.js';
import { Page, type PageAddress } from '../../lib/navigation/page.js';
import { Shop } from '../shop.js';
import { ErrorBoundary } from './error-boundary.js';
import type { PageContent } from './pages.js';

/** Data of a catalog page: JSON in its document. */
export interface CatalogPageData {
  /** ID of the route. */
  readonly route: string;
  readonly address: PageAddress;
  readonly shop: Omit<ComponentProps<typeof Shop>, 'children'>;
  readonly content: PageContent;
}

interface CatalogPageProps extends Omit<CatalogPageData, 'route'> {
  dictionary: Dictionary;
  Content: ComponentType<PageContent>;
}

/** A catalog page. The server renders the same elements, so that IDs of React are the same. */
export function CatalogPage({ address, shop, content, dictionary, Content }: CatalogPageProps) {
  // `document-script.js` then enters what the visitor entered before.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <DictionaryContext value={dictionary}>
      <Page address={address}>
        <ErrorBoundary>
          <Shop {...shop}>
            <ErrorBoundary>
              <Content {...content} />
            </ErrorBoundary>
          </Shop>
        </ErrorBoundary>
      </Page>
    </DictionaryContext>
  );
}
