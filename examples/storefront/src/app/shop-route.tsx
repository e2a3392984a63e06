import { collectionsQuery } from '@cartwright/react/queries';
import { createCatalog } from '@cartwright/stores/catalog';
import { dehydrate } from '@tanstack/react-query';
import { Suspense } from 'react';
import { catalogContext, siteContext } from '../../server/contexts.js';
import { type Language, languages } from '../language/languages.js';
import { loadDictionary } from '../language/load-dictionary.js';
import { useLanguage } from '../language/use-language.js';
import { DictionaryContext } from '../language/use-texts.js';
import type { Route } from './+types/shop-route.js';
import { createQueryClient } from './create-query-client.js';
import { deferred } from './deferred.js';
import type { ShopProps } from './shop.js';

/** Loads the collections, which every page lists in its header. */
export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const catalog = context.get(catalogContext);
  await queryClient.prefetchQuery(collectionsQuery(catalog));
  return {
    site: context.get(siteContext),
    collections: dehydrate(queryClient),
    // Unknown while the platform is unreachable: the browser then requests it.
    catalogVersion: await createCatalog(catalog)
      .getVersion()
      .catch(() => undefined),
  };
}

/** The data of the first page stay: nothing in them depends on the page. */
export const shouldRevalidate = () => false;

/** Languages that pages are rendered in. The browser shows one. */
const shownLanguages = import.meta.env.SSR ? languages : [document.documentElement.lang as Language];

const Shop = deferred(async () => {
  const [{ Shop }, ...dictionaries] = await Promise.all([import('./shop.js'), ...shownLanguages.map(loadDictionary)]);
  return function TranslatedShop(props: ShopProps) {
    return (
      <DictionaryContext value={dictionaries[shownLanguages.indexOf(useLanguage())]}>
        <Shop {...props} />
      </DictionaryContext>
    );
  };
});

/** The pages for shoppers. */
export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <Shop {...loaderData} />
    </Suspense>
  );
}
