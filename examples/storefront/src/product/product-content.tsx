import {
  parseChoices,
  serializeChoices,
  useCollections,
  useProduct,
  useProductSelection,
  useStock,
  useSubscriptions,
  type Product,
} from '@cartwright/react/stores';
import { listImages } from '@cartwright/stores/selection';
import { useState } from 'react';
import { useSearchParams } from '../lib/navigation/use-search-params.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { SaveButton } from '../ui/product/save-button.js';
import { Breadcrumbs } from '../ui/breadcrumbs.js';
import { BuyForm } from './buy-form.js';
import { ServerHtml } from '../ui/server-html.js';
import { discountLabel } from '../ui/product/discount-label.js';
import { Gallery } from './gallery.js';
import { homeCollection } from './home-collection.js';
import { InfoSections } from './info-sections.js';
import type { BackInStockAttempt } from './request-back-in-stock.server.js';
import { NotifyMe } from './notify-me.js';
import { PlanPicker } from './plan-picker.js';
import { applyPlan } from './plan-price.js';
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
  const { data: plans } = useSubscriptions(product.id);
  const [chosenPlan, setPlan] = useState<string>();
  const plan = chosenPlan ?? (plans?.allowsOneTimePurchase === false ? plans.items[0]?.id : undefined) ?? '';
  const selection = useProductSelection(product, {
    choices: parseChoices(params),
    subscriptionOptionId: plan,
    onChoicesChange: (choices) => setParams(serializeChoices(choices, window.location.search)),
  });
  const { discount, image, price } = selection;
  const shownPrice = applyPlan(plans?.items.find(({ id }) => id === plan) ?? {}, price);
  const [picture, setPicture] = useState({ id: '', of: '' });
  const { data } = useCollections();
  const home = homeCollection(product, data?.items);
  const reduction = discountLabel(discount, usePriceFormat(), texts);
  // A choice with another picture shows it.
  const imageId = image?.id ?? '';

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
        <Gallery
          name={product.name}
          pictures={listImages(product)}
          shown={picture.of === imageId ? picture.id : imageId}
          onShow={(id) => setPicture({ id, of: imageId })}
        />
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
              <PriceTag price={shownPrice} className="text-xl" />
              {shownPrice && <UnitPrice price={shownPrice} className="ml-3 text-sm text-ink-soft" />}
            </p>
            <ServerHtml id="rating" />
          </div>
          <BuyForm
            product={product}
            selection={selection}
            planPicker={
              plans &&
              plans.items.length > 0 && <PlanPicker plans={plans} plan={plan} price={price} onChoose={setPlan} />
            }
          />
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
