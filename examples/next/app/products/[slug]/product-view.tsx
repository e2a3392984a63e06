'use client';

import type { Product } from '@cartwright/react/stores';
import { useActionState, type ReactNode } from 'react';
import { ProductForm } from '../../../components/shop/product-form';
import { addToCart } from './actions';

/** The product with its form. Without scripts, the action receives it. */
export function ProductView({ product, children }: { product: Product; children: ReactNode }) {
  const [problem, add] = useActionState(addToCart, '');
  return (
    <ProductForm product={product} action={add} problem={problem}>
      <input type="hidden" name="slug" value={product.slug} />
      {children}
    </ProductForm>
  );
}
