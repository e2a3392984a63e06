import type { Product } from '@cartwright/react/stores';
import { BuyForm } from '../../../components/src/buy-form.js';
import type { Purchase } from '../../../components/src/use-purchase.js';
import { planWords } from '../lib/cart/plan.js';
import { useAddToCart } from '../lib/cart/use-add-to-cart.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { usePath } from '../lib/navigation/use-path.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { QuantityStepper } from '../ui/quantity-stepper.js';
import { useFindTextFormat } from './use-find-text-format.js';

/** Attributes for agents: see `lib/agent-forms.ts`. */
const formTool = {
  toolname: 'fill_in_product_form',
  tooldescription: 'Chooses options and quantity. The shopper adds the product to the bag.',
};

/** Maximum quantity of products without inventory tracking. */
const unlimitedMaximum = 99;

/** The form that adds a product to the bag. Without JavaScript, the bag's page handles it. */
export function AddToBag({ product, purchase }: { product: Product; purchase: Purchase }) {
  const texts = useTexts('product');
  const plans = useTexts('plans');
  const format = usePriceFormat();
  const { add, isAdding, problem } = useAddToCart();
  const { stock, quantity, setQuantity, maxQuantity, isAvailable } = purchase.selection;
  return (
    <BuyForm
      method="post"
      action={usePath('/bag')}
      {...formTool}
      purchase={purchase}
      texts={texts}
      format={format}
      describeSchedule={(subscription) => planWords(subscription, plans)}
      findTextFormat={useFindTextFormat()}
      onAdd={(item) => void add(item, product.name, { staysHere: true })}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.slug} />
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          label={texts.quantityOf(product.name)}
          name="quantity"
          value={quantity}
          max={maxQuantity ?? unlimitedMaximum}
          onChange={setQuantity}
          isDisabled={!isAvailable}
        />
        <Button type="submit" className="grow" isDisabled={!isAvailable} isPending={isAdding}>
          {stock && texts.buttons[stock.availability]}
        </Button>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </BuyForm>
  );
}
