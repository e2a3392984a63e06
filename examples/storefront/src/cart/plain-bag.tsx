import type { Cart, CartSummary } from '@cartwright/ecom/current-cart-v2';
import { lineItemName } from '@cartwright/react/ecom';
import { useId } from 'react';
import { Link } from '../ui/link.js';
import { bagFormTools, createQuantityTool } from '../lib/agent-forms.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { inputStyle } from '../ui/input-style.js';
import { ProductImage } from '../ui/product-image.js';
import { BagColumns, BagExtras } from './bag-columns.js';
import { BagForm } from './bag-form.js';
import { getDestination, isComplete } from '../lib/cart/destination.js';
import { formatTotals } from '../ui/cart/format-totals.js';
import { LineChoices } from '../ui/cart/line-choices.js';
import { type Line, linePage } from './line-details.js';
import { LinePrice } from './line-price.js';
import { needsDelivery } from '../lib/cart/needs-delivery.js';
import { obstacle } from './obstacle.js';
import { PlainEstimate } from './plain-estimate.js';
import { Totals } from '../ui/cart/totals.js';

interface PlainBagProps {
  cart: Cart;
  summary: CartSummary | null;
}

/** The bag as forms that the server handles, for browsers without JavaScript and until it is loaded. */
export function PlainBag({ cart, summary }: PlainBagProps) {
  const texts = useTexts('cart');
  const format = usePriceFormat();
  const currency = cart.businessInfo?.currencyCode ?? 'USD';
  const totals = summary ? formatTotals(summary, currency, format) : undefined;
  const hasDestination = isComplete(getDestination(cart));
  const problem = obstacle(cart.lineItems ?? [], { data: summary }, texts.obstacles);
  const [coupon] = cart.coupons ?? [];
  const [giftCard] = cart.paymentInfo?.giftCards ?? [];
  return (
    <BagColumns
      lines={
        <ul className="divide-y divide-line">
          {cart.lineItems?.map((line, index) => (
            <PlainLine key={line._id} line={line} number={index + 1} currency={currency} />
          ))}
        </ul>
      }
    >
      <BagExtras
        coupon={<PlainCode intent="coupon" texts={texts.coupon} id={coupon?._id} applied={coupon?.code} />}
        giftCard={
          <PlainCode intent="gift-card" texts={texts.giftCard} id={giftCard?._id} applied={giftCard?.obfuscatedCode} />
        }
        shipping={needsDelivery(cart) && <PlainEstimate cart={cart} summary={summary} />}
      />
      <div className="border-t border-line pt-4 pb-6">
        <Totals
          summary={totals?.summary}
          payments={totals?.payments}
          charged={totals?.charged}
          isPending={false}
          hasDestination={hasDestination}
        />
        {problem && <p className="mt-3 text-sm font-medium text-bad">{problem}</p>}
        <BagForm intent="checkout" tool={bagFormTools.checkout}>
          <Button type="submit" className="mt-4 w-full" isDisabled={problem !== undefined}>
            {texts.checkOut}
          </Button>
        </BagForm>
        {!hasDestination && <p className="mt-3 text-center text-xs text-ink-soft">{texts.shippingLater}</p>}
      </div>
    </BagColumns>
  );
}

function PlainLine({ line, number, currency }: { line: Line; number: number; currency: string }) {
  const id = useId();
  const texts = useTexts('cart');
  const name = lineItemName(line);
  return (
    <li className="flex gap-4 py-5">
      <ProductImage
        reference={line.attributes?.image}
        alt=""
        width={88}
        height={110}
        className="h-27.5 w-22 shrink-0 rounded-xl"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <div>
            <h2 className="leading-snug font-semibold tracking-tight">
              <Link to={linePage(line) ?? '#'} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </h2>
            <LineChoices line={line} />
          </div>
          <LinePrice line={line} currency={currency} isPending={false} />
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <BagForm intent="quantity" tool={createQuantityTool(number)} className="flex items-center gap-2">
            <input type="hidden" name="line" value={line._id ?? ''} />
            <label htmlFor={id} className="sr-only">
              {texts.quantityOf(name)}
            </label>
            <input
              id={id}
              type="number"
              name="quantity"
              min={1}
              defaultValue={line.quantityInfo?.requestedQuantity ?? 1}
              className={inputStyle('w-20')}
            />
            <Button type="submit" kind="secondary" size="small" aria-label={texts.updateQuantityOf(name)}>
              {texts.update}
            </Button>
          </BagForm>
          <BagForm intent="remove">
            <input type="hidden" name="line" value={line._id ?? ''} />
            <Button type="submit" kind="quiet" size="small" aria-label={texts.removeItem(name)} className="-mr-4">
              {texts.remove}
            </Button>
          </BagForm>
        </div>
      </div>
    </li>
  );
}

interface PlainCodeProps {
  intent: 'coupon' | 'gift-card';
  texts: Texts['cart']['coupon' | 'giftCard'];
  /** ID of the applied code in the bag. */
  id: string | undefined;
  applied: string | undefined;
}

const PlainCode = ({ intent, texts, id, applied }: PlainCodeProps) =>
  id ? (
    <BagForm intent="remove-code" className="flex items-center justify-between gap-3 text-sm">
      <input type="hidden" name="code" value={id} />
      <span>
        {texts.label}: <strong>{applied}</strong>
      </span>
      <Button type="submit" kind="quiet" size="small" className="-mr-4">
        {texts.remove}
      </Button>
    </BagForm>
  ) : (
    <BagForm intent={intent} tool={bagFormTools[intent]} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <Field label={texts.label} name="code" autoComplete="off" />
      <Button type="submit" kind="secondary" size="small" className="mt-7 min-h-11">
        {texts.action}
      </Button>
    </BagForm>
  );
