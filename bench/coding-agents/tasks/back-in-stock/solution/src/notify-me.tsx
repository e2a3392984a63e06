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
        <label className="grid gap-1.5">
          Email
          <input
            name="email"
            type="email"
            required
            autoComplete="email"
            className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
          />
        </label>
        <button
          disabled={isPending}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        >
          Notify me
        </button>
      </form>
      <Problem of={error} />
      <p role="status">{isSuccess && 'We will write to you.'}</p>
    </>
  );
}
