import type { ProductSummary } from '@cartwright/react/stores';
import { validateSelection, getStock, toLineItem } from '@cartwright/stores/selection';
import type { FormEvent } from 'react';
import { useAddToCart } from '../../lib/cart/use-add-to-cart.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { usePath } from '../../lib/navigation/use-path.js';
import { IconButton } from '../icon-button.js';
import { Icon } from '../icon.js';

/** Button that adds a product without options to the bag. Products with options have no button. */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const { add, isAdding } = useAddToCart();
  const { addToBag } = useTexts('product');
  const bag = usePath('/bag');
  const asksForSomething = validateSelection(product, {}).length > 0;
  if (asksForSomething || getStock(product).availability === 'OUT_OF_STOCK') return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(toLineItem(product, {}), product.name);
  };
  return (
    // Without JavaScript, the bag's page handles the form.
    <form method="post" action={bag} onSubmit={submit} className="contents">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.slug} />
      <IconButton
        type="submit"
        label={addToBag(product.name)}
        isPending={isAdding}
        className="absolute! right-3 bottom-3 z-10 border border-transparent bg-raised shadow-md hover:bg-butter hover:text-on-block aria-disabled:opacity-60"
      >
        <Icon name="plus" className="size-5" />
      </IconButton>
    </form>
  );
}
