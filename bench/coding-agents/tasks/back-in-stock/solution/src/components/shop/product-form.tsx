'use client';

import { useCartMutation } from '@cartwright/react/ecom';
import { useStock, type Product } from '@cartwright/react/stores';
import type { ReactNode } from 'react';
import { NotifyMe } from '../../notify-me';
import { BuyForm } from './buy-form';
import { Field } from './field';
import { sendTo, type FormAction } from './form-action';
import { Gallery } from './gallery';
import { Price, priceFormat } from './price';
import { Problem } from './problem';
import { productTexts as texts } from './product-texts';
import { Link, paths } from './settings';
import { usePurchase } from './use-purchase';

interface ProductFormProps {
  readonly product: Product;
  /** Receives the selection, as `readSelection` reads it, and the `quantity`, if scripts are not loaded. */
  readonly action?: FormAction;
  /** Problem that prevented the addition by `action`. */
  readonly problem?: string | undefined;
  /** Content below the form, such as the description. */
  readonly children?: ReactNode;
}

/** A product with its pictures, and the form that adds it to the cart. */
export function ProductForm({ product: given, action, problem, children }: ProductFormProps) {
  const [product = given] = useStock([given]).data.items;
  const purchase = usePurchase(product);
  const { selection } = purchase;
  const { image, isAvailable, stock, quantity, setQuantity, maxQuantity } = selection;
  const { mutate, isPending, isSuccess, error } = useCartMutation('addItems');
  return (
    <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-[7fr_6fr] lg:gap-16">
      <Gallery product={product} chosen={image?.id} texts={texts} />
      <div className="grid content-start gap-5">
        <h1 className="text-4xl font-semibold tracking-tight">{product.name}</h1>
        <Price price={purchase.price} />
        <BuyForm {...sendTo(action)} purchase={purchase} texts={texts} format={priceFormat} onAdd={mutate}>
          <Field
            label="Quantity"
            type="number"
            name="quantity"
            min={1}
            max={maxQuantity}
            value={quantity}
            onChange={(value) => Number(value) >= 1 && setQuantity(Number(value))}
          />
          <button
            disabled={!isAvailable || isPending}
            className="cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
          >
            {texts.buttons[stock?.availability ?? 'IN_STOCK']}
          </button>
          <Problem of={error}>{problem}</Problem>
          <p role="status">{isSuccess && <Link href={paths.cart}>Added: go to the cart</Link>}</p>
          {children}
        </BuyForm>
        {selection.variant && stock?.availability === 'OUT_OF_STOCK' && (
          <NotifyMe key={selection.variant.id} product={product} selection={selection} />
        )}
      </div>
    </div>
  );
}
