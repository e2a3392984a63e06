import { type CartLineChange, type CartLineResult, useCartLine } from '@cartwright/react/ecom';
import { Link } from '../ui/link.js';
import { useErrorText } from '../lib/use-error-text.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { useAnnounce } from '../lib/announcer.js';
import { Button } from '../ui/button.js';
import { ProductImage } from '../ui/product-image.js';
import { QuantityStepper } from '../ui/quantity-stepper.js';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { LineChoices } from '../ui/cart/line-choices.js';
import { LineDeposit } from '../ui/cart/line-deposit.js';
import { type Line, linePage } from './line-details.js';
import { LinePrice } from './line-price.js';
import { type Estimate, objections } from './use-estimate.js';

/** Maximum quantity of line items without inventory tracking. */
const unlimitedMaximum = 99;

const describeProblem = (
  { availability, quantity, maxQuantity }: CartLineResult,
  { isGone, isShort, isSoldOut }: Texts['cart'],
): string | undefined =>
  ({
    AVAILABLE: undefined,
    SHORT: isShort(maxQuantity ?? quantity, quantity),
    SOLD_OUT: isSoldOut,
    NOT_FOUND: isGone,
  })[availability];

/** One line item of the bag, with its errors and validation messages. */
export function CartLine({
  line,
  currency,
  estimate,
}: {
  line: Line;
  currency: string | undefined;
  estimate: Estimate;
}) {
  const cartLine = useCartLine(line);
  const { name, quantity, maxQuantity = unlimitedMaximum, availability, isUpdating, error, mutateAsync } = cartLine;
  const deposit = line.paymentConfig?.depositAmount?.amount;
  const { format } = usePriceFormat();
  const { close } = useCartDrawer();
  const announce = useAnnounce();
  const texts = useTexts('cart');
  const errorText = useErrorText(error);
  const isShort = availability === 'SHORT';
  const problem = describeProblem(cartLine, texts);

  /** Changes the line, and announces it. A failure is shown below. */
  const change = (change: CartLineChange, message: string) =>
    void mutateAsync(change).then(
      () => announce(message),
      () => undefined,
    );
  const take = (wanted: number) => change({ quantity: wanted }, texts.quantityInBag(name, wanted));
  const step = (difference: number) => change({ difference }, texts.quantityInBag(name, quantity + difference));
  const remove = () => change({ quantity: 0 }, texts.isRemoved(name));

  return (
    <li className="flex gap-4 py-5" aria-busy={isUpdating}>
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
              <Link to={linePage(line) ?? '#'} onClick={close} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </h2>
            <LineChoices line={line} />
          </div>
          <LinePrice line={line} currency={currency} isPending={isUpdating} />
        </div>
        <LineDeposit
          line={{ quantity, ...(deposit && { depositAmount: { formattedAmount: format(deposit, currency) } }) }}
        />
        {problem && <p className="text-sm font-medium text-bad">{problem}</p>}
        {objections(estimate, line._id).map(({ description }) => (
          <p key={description} className="text-sm font-medium text-bad">
            {description}
          </p>
        ))}
        <div className="mt-auto flex flex-wrap items-center justify-between pt-2">
          <QuantityStepper
            label={texts.quantityOf(name)}
            size="small"
            value={quantity}
            max={isShort ? quantity : maxQuantity}
            isDisabled={availability === 'SOLD_OUT' || availability === 'NOT_FOUND'}
            onChange={take}
            onStep={step}
          />
          {isShort && (
            <Button kind="secondary" size="small" onClick={() => take(maxQuantity)}>
              {texts.take(maxQuantity)}
            </Button>
          )}
          <Button kind="quiet" size="small" aria-label={texts.removeItem(name)} className="-mr-4" onClick={remove}>
            {texts.remove}
          </Button>
        </div>
        {errorText && (
          <p role="alert" className="mt-1 text-sm font-medium text-bad">
            {errorText}
          </p>
        )}
      </div>
    </li>
  );
}
