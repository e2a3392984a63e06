import {
  parseChoices,
  serializeChoices,
  useCollections,
  useProduct,
  useStock,
  type Product,
} from '@cartwright/react/stores';
import { Gallery } from '../../../components/src/gallery.js';
import { usePurchase } from '../../../components/src/use-purchase.js';
import { useSearchParams } from '../lib/navigation/use-search-params.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { SaveButton } from '../ui/product/save-button.js';
import { Breadcrumbs } from '../ui/breadcrumbs.js';
import { AddToBag } from './add-to-bag.js';
import { ServerHtml } from '../ui/server-html.js';
import { discountLabel } from '../ui/product/discount-label.js';
import { homeCollection } from './home-collection.js';
import { InfoSections } from './info-sections.js';
import type { BackInStockAttempt } from './request-back-in-stock.server.js';
import { NotifyMe } from './notify-me.js';
import { PriceTag } from '../ui/product/price-tag.js';
import { RecentlySeen } from './recently-seen.js';
import { Recommendations } from '../ui/product/recommendations.js';
import { UnitPrice } from '../ui/product/unit-price.js';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { NotFound } from '../ui/not-found.js';
import { RequestFailed } from '../ui/request-failed.js';
import { ProductSkeleton } from '../ui/product/product-skeleton.js';

interface ProductContentProps {
  slug: string;
  state: DehydratedState;
  /** Result of the request for an email that the page responds to. */
  actionData: BackInStockAttempt | undefined;
}

/** Content of the page of one product. */
export const ProductContent = ({ slug, state, actionData }: ProductContentProps) => (
  <HydrationBoundary state={state}>
    <ProductOrNotice slug={slug} attempt={actionData} />
  </HydrationBoundary>
);

function ProductOrNotice({ slug, attempt }: { slug: string; attempt: BackInStockAttempt | undefined }) {
  const { data: product, isError, error, refetch } = useProduct({ slug });
  const stock = useStock(product ? [product] : []);
  const [known] = stock.data.items;
  if (known && !stock.isLoading) return <ProductView key={known.id} product={known} attempt={attempt} />;
  if (product === null) return <NotFound what="product" />;
  if (!isError) return <ProductSkeleton />;
  return (
    <div className="wrap py-16">
      <RequestFailed error={error} what="product" onRetry={() => void refetch()} />
    </div>
  );
}

interface ProductViewProps {
  product: Product;
  /** Result of the request for an email that the page responds to. */
  attempt: BackInStockAttempt | undefined;
}

/** A product: gallery, price, options and info sections. */
function ProductView({ product, attempt }: ProductViewProps) {
  const texts = useTexts('product');
  const { home: homePage } = useTexts('app');
  const [params, setParams] = useSearchParams();
  const purchase = usePurchase(product, {
    choices: parseChoices(params),
    onChoicesChange: (choices) => setParams(serializeChoices(choices, window.location.search)),
  });
  const { price, selection } = purchase;
  const { data } = useCollections();
  const home = homeCollection(product, data?.items);
  const reduction = discountLabel(selection.discount, usePriceFormat(), texts);

  return (
    <>
      <div className="wrap py-6 sm:py-8">
        <Breadcrumbs
          crumbs={[
            { label: homePage, to: '/' },
            ...(home ? [{ label: home.name, to: `/collections/${home.slug}` }] : []),
            { label: product.name },
          ]}
        />
      </div>
      <div className="wrap grid gap-10 md:grid-cols-2 lg:grid-cols-[7fr_6fr] lg:gap-20">
        <Gallery product={product} chosen={selection.image?.id} texts={texts} />
        <div className="flex min-w-0 flex-col gap-7">
          <div>
            <div className="mb-4 flex flex-wrap gap-2 text-xs font-semibold empty:hidden">
              {product.ribbons.map((ribbon) => (
                <span key={ribbon} className="rounded-full bg-butter px-3 py-1 on-block">
                  {ribbon}
                </span>
              ))}
              {reduction && <span className="rounded-full bg-peach px-3 py-1 on-block">{reduction}</span>}
              {product.type === 'digital' && (
                <span className="rounded-full bg-sage px-3 py-1 on-block">{texts.download}</span>
              )}
            </div>
            <div className="flex items-start justify-between gap-4">
              <h1 className="min-w-0 text-3xl">{product.name}</h1>
              <SaveButton product={product} className="shrink-0 border border-edge" />
            </div>
            <p aria-live="polite" className="mt-4">
              <PriceTag price={price} className="text-xl" />
              {price && <UnitPrice price={price} className="ml-3 text-sm text-ink-soft" />}
            </p>
            <ServerHtml id="rating" />
          </div>
          <AddToBag product={product} purchase={purchase} />
          {selection.stock?.availability === 'OUT_OF_STOCK' && (
            <NotifyMe key={selection.variant?.id} choices={selection.choices} attempt={attempt} />
          )}
          <InfoSections product={product} sku={selection.variant?.sku} />
        </div>
      </div>
      <ServerHtml id="reviews" />
      <Recommendations page={product.id} title={texts.related} />
      <RecentlySeen productId={product.id} />
    </>
  );
}
