// app/products/[slug]/product-view.tsx
'use client';

import { media } from '@cartwright/core';
import { useCartMutation } from '@cartwright/react/ecom';
import { useProduct } from '@cartwright/react/stores';
import { toLineItem } from '@cartwright/stores/selection';
import Image from 'next/image';

export function ProductView({ slug }: { slug: string }) {
  const { data: product } = useProduct({ slug });
  const { mutate: addItems, isPending } = useCartMutation('addItems');
  if (!product) return null;
  const image = product.media[0];
  return (
    <article>
      <h1>{product.name}</h1>
      <Image src={media.getImageUrl(image?.image ?? '').url} alt={image?.altText ?? ''} width={200} height={200} />
      <button disabled={isPending} onClick={() => addItems(toLineItem(product, { choices: {} }))}>
        Add by hook
      </button>
    </article>
  );
}
