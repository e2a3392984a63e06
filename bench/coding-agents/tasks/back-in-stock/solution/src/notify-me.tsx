import { useBackInStockRequest } from '@cartwright/react/ecom';
import type { Product, ProductSelection } from '@cartwright/react/stores';
import { toCatalogReference } from '@cartwright/stores/selection';
import { Problem } from './components/shop/problem';

interface NotifyMeProps {
  readonly product: Product;
  readonly selection: ProductSelection;
}

/** Offers an email when the selected variant, which is sold out, is back in stock. */
export function NotifyMe({ product, selection: { choices, price } }: NotifyMeProps) {
  const { mutate, isPending, isSuccess, error } = useBackInStockRequest();
  if (!price) return null;
  const submit = (form: FormData) =>
    mutate({
      email: String(form.get('email')),
      catalogReference: toCatalogReference(product, { choices }),
      name: product.name,
      price: price.amount,
    });
  return (
    <>
      <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
        <label className="shop-field">
          Email
          <input name="email" type="email" required autoComplete="email" className="shop-input" />
        </label>
        <button disabled={isPending} className="shop-button">
          Notify me
        </button>
      </form>
      <Problem of={error} />
      <p role="status">{isSuccess && 'We will write to you.'}</p>
    </>
  );
}
