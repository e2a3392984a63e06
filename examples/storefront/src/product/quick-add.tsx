import type { Product } from '@cartwright/stores/products';
import { Plus } from 'lucide-react';
import { useAddToCart } from '../cart/use-add-to-cart.js';
import { IconButton } from '../ui/icon-button.js';
import { customTextsOf } from './custom-texts.js';
import { lineItem } from './line-item.js';
import { optionsOf } from './options.js';
import { stockOf } from './stock.js';

/** Puts a product that needs no choosing straight into the bag. For others there is no button: their page asks. */
export function QuickAdd({ product }: { product: Product }) {
  const { add, isAdding } = useAddToCart();
  const needsChoosing = optionsOf(product).length > 0 || customTextsOf(product).some(({ isMandatory }) => isMandatory);
  const item = needsChoosing || stockOf(product).kind === 'out' ? undefined : lineItem(product, {}, {}, 1);
  if (!item) return null;
  return (
    <IconButton
      label={`Add ${product.name} to the bag`}
      isPending={isAdding}
      onPress={() => void add(item, product.name ?? '')}
      className="absolute! right-3 bottom-3 z-10 bg-raised shadow-md hover:bg-butter hover:text-on-block data-pending:opacity-60"
    >
      <Plus aria-hidden className="size-5" />
    </IconButton>
  );
}
