import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { type Dictionary, DictionaryContext } from '../../lib/language/use-texts.js';
import { Page, type PageAddress } from '../../lib/navigation/page.js';
import { ServerHtml, type ServerParts, ServerPartsContext } from '../../ui/server-html.js';
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
  /** The content. Absent if only the server renders it. */
  Content: ComponentType<PageContent> | undefined;
  /** Parts that only the server renders. Absent in the browser. */
  parts?: ServerParts;
}

/** ID of the part that is the content of a page whose content only the server renders. */
export const staticContent = 'static-content';

/** A catalog page. The server renders the same elements, so that IDs of React are the same. */
export function CatalogPage({ address, shop, content, dictionary, Content, parts }: CatalogPageProps) {
  // `document-script.js` then enters what the visitor entered before.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <DictionaryContext value={dictionary}>
      <Page address={address}>
        <ErrorBoundary>
          <Shop {...shop}>
            <ErrorBoundary>
              <ServerPartsContext value={parts}>
                {Content ? <Content {...content} /> : <ServerHtml id={staticContent} className="contents" />}
              </ServerPartsContext>
            </ErrorBoundary>
          </Shop>
        </ErrorBoundary>
      </Page>
    </DictionaryContext>
  );
}
