import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CatalogPage } from './catalog-page.js';

/** Hydrates a catalog page. */
export function start(root: Element, props: Parameters<typeof CatalogPage>[0]): void {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CatalogPage {...props} />
      </StrictMode>,
    );
  });
}
