import type { Order } from '@cartwright/ecom/orders';
import { lineItemName } from '@cartwright/react/ecom';
import { LineChoices } from '../cart/line-choices.js';
import { LineDeposit } from '../cart/line-deposit.js';
import { useLocale } from '../../lib/navigation/use-locale.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { ProductImage } from '../product-image.js';
import { formatAmount } from '../../lib/orders/order-state.js';

/** One line item of an order. */
export function OrderLine({ order, line }: { order: Order; line: NonNullable<Order['lineItems']>[number] }) {
  const texts = useTexts('order');
  const locale = useLocale();
  const deposit = line.depositAmount?.amount;
  const sum = line.lineItemPrice ?? line.totalPriceBeforeTax ?? line.price;
  return (
    <li className="flex gap-5 py-5">
      <ProductImage reference={line.image} alt="" width={88} height={110} className="h-27.5 w-22 shrink-0 rounded-xl" />
      <div className="min-w-0 grow">
        <h3 className="leading-snug font-semibold tracking-tight">{lineItemName(line)}</h3>
        <LineChoices line={line} />
        <LineDeposit
          line={{
            quantity: line.quantity ?? 1,
            ...(deposit && { depositAmount: { formattedAmount: formatAmount(deposit, order, locale) } }),
          }}
        />
        <p className="text-sm text-ink-soft">{texts.quantity(line.quantity)}</p>
        {Boolean(line.refundQuantity) && (
          <p className="text-sm text-ink-soft">{texts.refundedQuantity(line.refundQuantity ?? 0)}</p>
        )}
      </div>
      <p className="text-sm font-semibold tabular-nums">{sum?.amount && formatAmount(sum.amount, order, locale)}</p>
    </li>
  );
}
