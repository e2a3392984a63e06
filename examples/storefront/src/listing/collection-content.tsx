import { useCollection, useCollections, type Collection } from '@cartwright/react/stores';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { Link } from '../ui/link.js';
import { NotFound } from '../ui/not-found.js';
import { RequestFailed } from '../ui/request-failed.js';
import { catalogLanguage } from '../lib/language/languages.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductGridSkeleton } from '../ui/product/product-grid.js';
import { Breadcrumbs } from '../ui/breadcrumbs.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Skeleton } from '../ui/skeleton.js';
import { blockColor } from '../lib/block-color.js';
import { collectionScope } from './collection-scope.js';
import { collectionTitle } from './collection-title.js';
import { Listing } from './listing.js';
import { shownCollections } from '../lib/shown-collections.js';

interface CollectionContentProps {
  slug: string;
  state: DehydratedState;
}

/** Content of the page of one collection. */
export const CollectionContent = ({ slug, state }: CollectionContentProps) => (
  <HydrationBoundary state={state}>
    <CollectionOrNotice slug={slug} />
  </HydrationBoundary>
);

function CollectionOrNotice({ slug }: { slug: string }) {
  const { data: collection, isError, error, refetch } = useCollection({ slug });
  if (collection) return <CollectionView key={collection.id} collection={collection} />;
  if (collection === null) return <NotFound what="collection" />;
  return (
    <div className="wrap py-16">
      {isError ? (
        <RequestFailed error={error} what="collection" onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton className="mb-16 h-48 w-full rounded-4xl" />
          <ProductGridSkeleton />
        </>
      )}
    </div>
  );
}

function CollectionView({ collection }: { collection: Collection }) {
  const { description } = collection;
  const texts = useTexts('collection');
  const app = useTexts('app');
  const { data } = useCollections();
  const place = shownCollections(data?.items).findIndex(({ id }) => id === collection.id);
  const title = collectionTitle(collection, app);
  return (
    <div className="wrap">
      <div className="py-6 sm:py-8">
        <Breadcrumbs crumbs={[{ label: app.home, to: '/' }, { label: title }]} />
      </div>
      <header
        className={`mb-12 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 rounded-4xl px-6 pt-16 pb-8 on-block sm:px-12 sm:pt-24 sm:pb-10 ${blockColor(place)}`}
      >
        <h1 className="text-4xl wrap-anywhere">{title}</h1>
        {description && (
          <p lang={catalogLanguage} className="aside max-w-md text-lg leading-snug">
            {description}
          </p>
        )}
      </header>
      <Listing
        scope={collectionScope(collection)}
        empty={
          <EmptyState
            title={texts.empty}
            actions={
              <Link to="/collections/all-products" className={buttonStyle()}>
                {app.seeEverything}
              </Link>
            }
          >
            {texts.emptyText}
          </EmptyState>
        }
      />
    </div>
  );
}
