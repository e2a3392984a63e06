// The build for web standards runs on workers and on Node.
import { renderToString } from 'react-dom/server.edge';
import type { EntryContext } from 'react-router';
import files from 'virtual:client-files';
import type { CatalogDocument } from '../../lib/document-context.js';
import { type Language, withoutLanguage } from '../../lib/language/languages.js';
import type { Dictionary } from '../../lib/language/use-texts.js';
import { readHandle } from '../../lib/page/catalog-route.js';
import { CatalogPage, type CatalogPageData, staticContent } from './catalog-page.js';
import { type PageContent, pages } from './pages.js';

/**
 * Renders a page of the catalog, which needs no router in the browser: it starts with the data in its document.
 *
 * @returns The parts of its document. `undefined` for pages that React Router renders: those of the bag, the checkout and
 *   the account, and those that failed.
 */
export async function renderCatalogPage(
  { manifest, staticHandlerContext }: EntryContext,
  language: Language,
  dictionary: Dictionary,
): Promise<CatalogDocument | undefined> {
  const { actionData, errors, loaderData, location, matches, statusCode } = staticHandlerContext;
  const { params = {}, route } = matches.at(-1) ?? {};
  const page = pages[route?.id ?? ''];
  const { Content: Static, getParts, startsAfterLoad = false } = readHandle(route?.handle);
  if (errors || !route || !(page ?? Static)) return undefined;
  const address = { language, pathname: withoutLanguage(location.pathname), search: location.search };
  const data: CatalogPageData = {
    route: route.id,
    address,
    shop: loaderData['shell/shop-route'] as CatalogPageData['shop'],
    content: {
      slug: params.slug ?? '',
      state: (loaderData[route.id] as Pick<PageContent, 'state'>).state,
      actionData: actionData?.[route.id] as PageContent['actionData'],
    },
  };
  const Content = await page?.load();
  const parts = Static ? { [staticContent]: <Static /> } : (getParts?.(loaderData[route.id] as never) ?? {});
  const rendered = renderToString(<CatalogPage {...data} dictionary={dictionary} Content={Content} parts={parts} />);
  // React puts the pictures to load early in front of the page.
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return {
    preloads,
    html: rendered.slice(preloads.length),
    data: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    entry: manifest.entry.module,
    scripts: [
      ...new Set(
        [page?.file ?? '', 'shell/catalog/start.tsx', `lib/language/${language}/shop.ts`].flatMap(
          (path) => files[path] ?? [],
        ),
      ),
    ],
    // A page that failed needs its scripts at once: they request what the server could not.
    startsAfterLoad: startsAfterLoad && statusCode === 200,
  };
}
