'use client';

import { useActionState } from 'react';
import { addToCart } from '../../actions';
import type { Product } from '../../shop';

/** Choice of options, and the button that adds the product to the cart. */
export function BuyForm({ productId, options }: { productId: string; options: Product['options'] }) {
  const [message, add, isPending] = useActionState(addToCart, '');
  return (
    <form action={add}>
      <input type="hidden" name="productId" value={productId} />
      {options.map(({ name, choicesSettings: { choices } }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {choices.map(({ choiceId, name: choice }, index) => (
            <label key={choiceId}>
              <input type="radio" name={name} value={choice} defaultChecked={index === 0} />
              {choice}
            </label>
          ))}
        </fieldset>
      ))}
      <button disabled={isPending}>Add to the cart</button>
      <p role="status">{message}</p>
    </form>
  );
}
