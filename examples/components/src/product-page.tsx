'use client';

import { RichText } from '@cartwright/react/components';
import { useProduct } from '@cartwright/react/stores';
import type { FormAction } from './form-action';
import { Problem } from './problem';
import { ProductForm } from './product-form';

interface ProductPageProps {
  readonly slug: string;
  /** Receives the form if scripts are not loaded. */
  readonly action?: FormAction;
  /** Problem that prevented the addition by `action`. */
  readonly problem?: string | undefined;
}

/** The page of a product, found by its slug: images, form, description, info sections. */
export function ProductPage({ slug, ...form }: ProductPageProps) {
  const { data: product, error } = useProduct({ slug });
  if (product === null) return <h1 className="text-4xl font-semibold tracking-tight">Product not found</h1>;
  if (!product) return <Problem of={error} />;
  return (
    <ProductForm key={product.id} product={product} {...form}>
      <RichText html={product.description} />
      {product.infoSections.map(({ title, description }) => (
        <details key={title} className="border-t border-neutral-200 py-3">
          <summary className="mb-1.5 cursor-default font-medium">{title}</summary>
          <RichText html={description} />
        </details>
      ))}
    </ProductForm>
  );
}
