import { Money } from '@cartwright/react/components';
import { useCart, useCartEstimate, useCartMutation } from '@cartwright/react/ecom';
import { Problem } from './components/shop/problem';
import { locale } from './components/shop/settings';

/** The coupon of the cart, what it saves, and the field for another code. */
export function Coupon() {
  const { data: cart } = useCart();
  const { data: totals, totalsAreStale } = useCartEstimate();
  const apply = useCartMutation('applyCoupon');
  const remove = useCartMutation('removeCoupon');
  if (!cart?.lineItems?.length) return null;
  const currency = cart.businessInfo?.currencyCode;
  const [coupon] = cart.coupons ?? [];
  const submit = (form: FormData) => {
    const code = String(form.get('code')).trim();
    if (code) apply.mutate({ code });
  };
  return (
    <section>
      <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
        <label>
          Coupon code{' '}
          <input
            name="code"
            autoComplete="off"
            className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
          />
        </label>
        <button disabled={apply.isPending} className="cursor-pointer text-sm text-neutral-600 underline">
          Apply
        </button>
      </form>
      <Problem of={apply.error ?? remove.error} />
      {coupon && (
        <>
          <p>{coupon.code}</p>
          <button
            disabled={remove.isPending}
            className="cursor-pointer text-sm text-neutral-600 underline"
            onClick={() => {
              apply.reset();
              remove.mutate();
            }}
          >
            Remove coupon
          </button>
          <p aria-busy={totalsAreStale}>
            Discount: <Money amount={totals?.priceSummary?.discount?.amount} currency={currency} locale={locale} />
          </p>
          <p aria-busy={totalsAreStale}>
            Total: <Money amount={totals?.priceSummary?.total?.amount} currency={currency} locale={locale} />
          </p>
        </>
      )}
    </section>
  );
}
