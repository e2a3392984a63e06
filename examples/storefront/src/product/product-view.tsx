import { useCollections } from '@cartwright/react/stores';
import type { Product } from '@cartwright/stores/products';
import { useState } from 'react';
import { PageTitle } from '../app/page-title.js';
import { shownCollections } from '../collection/shown-collections.js';
import { Breadcrumbs } from '../ui/breadcrumbs.js';
import { BuyForm } from './buy-form.js';
import { Gallery, pictureId } from './gallery.js';
import { InfoSections } from './info-sections.js';
import { PriceTag } from './price-tag.js';
import { RelatedProducts } from './related-products.js';
import { discountLabel, shownPrice } from './shown-price.js';
import { useChoices } from './use-choices.js';

/** A product: gallery, price, options and info sections. */
export function ProductView({ product }: { product: Product }) {
  const [choices, choose] = useChoices(product);
  const [picture, setPicture] = useState<string>();
  const { data } = useCollections();
  const home = shownCollections(data?.collections).find(({ _id }) => product.collectionIds?.includes(_id ?? ''));
  const price = shownPrice(product, { choices });
  const reduction = discountLabel(product, { choices });
  const pictures = picturesOf(product);

  const chooseAndShow = (optionName: string, name: string) => {
    choose(optionName, name);
    const option = product.productOptions?.find((candidate) => candidate.name === optionName);
    const choice = option?.choices?.find(({ description, value }) => (description || value) === name);
    const main = choice?.media?.mainMedia ?? choice?.media?.items?.[0];
    if (main?._id) setPicture(main._id);
  };

  return (
    <>
      <PageTitle>{product.name ?? ''}</PageTitle>
      <div className="wrap py-6 sm:py-8">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            ...(home ? [{ label: home.name ?? '', to: `/collections/${home.slug}` }] : []),
            { label: product.name ?? '' },
          ]}
        />
      </div>
      <div className="wrap grid gap-10 md:grid-cols-2 lg:grid-cols-[7fr_6fr] lg:gap-20">
        <Gallery
          name={product.name ?? ''}
          items={pictures}
          shown={picture ?? firstPicture(pictures)}
          onShow={setPicture}
        />
        <div className="flex min-w-0 flex-col gap-7">
          <div>
            <div className="mb-4 flex flex-wrap gap-2 text-xs font-semibold empty:hidden">
              {product.ribbon && <span className="rounded-full bg-butter px-3 py-1 on-block">{product.ribbon}</span>}
              {reduction && <span className="rounded-full bg-peach px-3 py-1 on-block">{reduction}</span>}
              {product.productType === 'digital' && (
                <span className="rounded-full bg-sage px-3 py-1 on-block">Download</span>
              )}
            </div>
            <h1 className="text-3xl">{product.name}</h1>
            <p aria-live="polite" className="mt-4">
              <PriceTag price={price} className="text-xl" />
              {price.perUnit && <span className="ml-3 text-sm text-ink-soft">{price.perUnit}</span>}
            </p>
          </div>
          <BuyForm product={product} choices={choices} onChoose={chooseAndShow} />
          <InfoSections product={product} />
        </div>
      </div>
      <RelatedProducts product={product} collectionId={home?._id ?? undefined} />
    </>
  );
}

const picturesOf = (product: Product) => {
  const { mainMedia, items = [] } = product.media ?? {};
  const ofChoices = (product.productOptions ?? []).flatMap(({ choices = [] }) =>
    choices.flatMap(({ media }) => media?.items ?? []),
  );
  const all = [...(items.length > 0 ? items : mainMedia ? [mainMedia] : []), ...ofChoices];
  return all.filter((item, index) => all.findIndex(({ _id }) => _id === item._id) === index);
};

const firstPicture = ([first]: ReturnType<typeof picturesOf>): string => (first ? pictureId(first, 0) : '');
