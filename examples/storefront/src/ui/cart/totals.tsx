import { useTexts } from '../../lib/language/use-texts.js';
import { classNames } from '../class-names.js';

interface Money {
  amount?: string;
  formattedAmount?: string;
}

type SumName = 'subtotal' | 'discount' | 'additionalFees' | 'totalAdditionalFees' | 'shipping' | 'tax' | 'total';

interface TotalsProps {
  /** Carts and orders have different field names for fees. */
  summary: Partial<Record<SumName, Money>> | undefined;
  /** Amounts that a gift card pays, and that are due now and later, if there is a gift card, a deposit or a free trial. */
  payments?: Partial<Record<'giftCard' | 'payNow' | 'payLater' | 'payAfterFreeTrial', { total?: Money }>> | undefined;
  /** Amount that is charged, if the totals are converted to another currency. */
  charged?: string | undefined;
  /** Whether the platform has not confirmed the totals yet. They are shown as pending, never estimated. */
  isPending: boolean;
  hasDestination: boolean;
}

const isNone = (money: Money | undefined): boolean => !money?.amount || Number(money.amount) === 0;

/** Totals of a bag or an order. */
export function Totals({ summary, payments, charged, isPending, hasDestination }: TotalsProps) {
  const { youPay } = useTexts('currency');
  const texts = useTexts('cart').totals;
  const fees = summary?.additionalFees ?? summary?.totalAdditionalFees;
  const rows = [
    { name: texts.subtotal, value: summary?.subtotal?.formattedAmount },
    ...(isNone(summary?.discount) ? [] : [{ name: texts.discount, value: `−${summary?.discount?.formattedAmount}` }]),
    ...(isNone(fees) ? [] : [{ name: texts.fees, value: fees?.formattedAmount }]),
    ...(hasDestination
      ? [
          { name: texts.shipping, value: isNone(summary?.shipping) ? texts.free : summary?.shipping?.formattedAmount },
          { name: texts.tax, value: summary?.tax?.formattedAmount },
        ]
      : []),
  ];
  const { giftCard, payAfterFreeTrial, payLater, payNow } = payments ?? {};
  const hasGiftCard = !isNone(giftCard?.total);
  const laterParts = [
    { name: texts.payLater, total: payLater?.total },
    { name: texts.payAfterFreeTrial, total: payAfterFreeTrial?.total },
  ].filter(({ total }) => !isNone(total));
  return (
    <dl aria-busy={isPending} className={classNames('text-sm tabular-nums', isPending && '[&_dd]:text-ink-soft')}>
      {rows.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      <div className="flex items-baseline justify-between pt-2 text-lg font-bold">
        <dt>
          {texts.total}
          {isPending && <span className="ml-2 text-xs font-normal">{texts.updating}</span>}
        </dt>
        <dd>{summary?.total?.formattedAmount ?? '…'}</dd>
      </div>
      {hasGiftCard && <Row name={texts.giftCard} value={`−${giftCard?.total?.formattedAmount}`} />}
      {(hasGiftCard || laterParts.length > 0) && (
        <Row name={texts.payNow} value={payNow?.total?.formattedAmount} isStrong />
      )}
      {laterParts.map(({ name, total }) => (
        <Row key={name} name={name} value={total?.formattedAmount} />
      ))}
      {charged !== undefined && <Row name={youPay} value={charged} />}
    </dl>
  );
}

interface RowProps {
  name: string;
  value: string | undefined;
  isStrong?: boolean;
}

const Row = ({ name, value, isStrong = false }: RowProps) => (
  <div className={classNames('flex justify-between py-0.5', isStrong && 'font-semibold')}>
    <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
    <dd>{value ?? '…'}</dd>
  </div>
);
