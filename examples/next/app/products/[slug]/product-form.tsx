'use client';

import { Image } from '@cartwright/react/components';
import type { Product } from '@cartwright/react/stores';
import {
  getImage,
  getInitialChoices,
  getPrice,
  getSelectionFieldName,
  getStock,
  listOptions,
  readSelection,
  type Selection,
} from '@cartwright/stores/selection';
import Link from 'next/link';
import { startTransition, useActionState, useState, type ReactNode } from 'react';
import { Price } from '../../../ui/product-grid';
import { addToCart } from './actions';

const size = { width: 720, height: 900, sizes: '(min-width: 60rem) 34rem, 92vw' };

/** Product with its form. Without scripts, the form is sent as it is; with them, price, stock and image follow choices. */
export function ProductForm({ product, children }: { product: Product; children: ReactNode }) {
  const [selection, setSelection] = useState<Selection>(() => ({ choices: getInitialChoices(product) }));
  const [{ isAdded, problem }, add, isPending] = useActionState(addToCart, {});
  const { availability, quantity, preorderMessage = 'Available for pre-order' } = getStock(product, selection);
  const images = [getImage(product, selection)?.url, ...product.media.map(({ image }) => image)];
  return (
    <div className="shop-product">
      <div className="shop-gallery">
        {[...new Set(images)].map((image, index) => (
          <Image key={image} reference={image} alt={index === 0 ? product.name : ''} priority={index === 0} {...size} />
        ))}
      </div>
      <form
        action={add}
        onChange={(event) => setSelection(readSelection(new FormData(event.currentTarget)))}
        // With `action`, React would reset the fields afterwards.
        onSubmit={(event) => (event.preventDefault(), startTransition(() => add(new FormData(event.currentTarget))))}
      >
        <h1>{product.name}</h1>
        <Price price={getPrice(product, selection)} />
        <input type="hidden" name="slug" value={product.slug} />
        {listOptions(product, selection).map(({ name, choices }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {choices.map(({ name: choice, isSelected, ...state }) => (
              <label key={choice} className="shop-choice" data-sold-out={state.availability === 'OUT_OF_STOCK'}>
                <input
                  type="radio"
                  name={getSelectionFieldName('choices', name)}
                  value={choice}
                  defaultChecked={isSelected}
                  required
                />
                {choice}
              </label>
            ))}
          </fieldset>
        ))}
        {product.modifiers.map(({ name, required, ...modifier }) => (
          <label key={name}>
            {name}
            {modifier.type === 'choice' ? (
              <select name={getSelectionFieldName('modifiers', name)} required={required}>
                <option value="">{required ? 'Choose' : 'None'}</option>
                {modifier.choices.map((choice) => (
                  <option key={choice.key}>{choice.name}</option>
                ))}
              </select>
            ) : (
              <input
                name={getSelectionFieldName('customTextFields', name)}
                required={required}
                maxLength={modifier.maxLength}
              />
            )}
          </label>
        ))}
        <label>
          Quantity
          <input type="number" name="quantity" min={1} max={quantity} defaultValue={1} required />
        </label>
        <small>
          {availability === 'PREORDER' && preorderMessage}
          {availability === 'IN_STOCK' && quantity !== undefined && quantity < 10 && `Only ${quantity} left`}
        </small>
        <button disabled={availability === 'OUT_OF_STOCK' || isPending}>
          {availability === 'OUT_OF_STOCK' ? 'Sold out' : 'Add to cart'}
        </button>
        {problem && <p role="alert">{problem}</p>}
        <p role="status">{isAdded && <Link href="/cart">Added: go to the cart</Link>}</p>
        {children}
      </form>
    </div>
  );
}
