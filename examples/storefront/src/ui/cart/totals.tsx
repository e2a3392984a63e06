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
  /** Amounts due now and later, if there is a deposit or a free trial. */
  payments?: Partial<Record<'payNow' | 'payLater' | 'payAfterFreeTrial', { total?: Money }>> | undefined;
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
  const { payAfterFreeTrial, payLater, payNow } = payments ?? {};
  const laterParts = [
    { name: texts.payLater, total: payLater?.total },
    { name: texts.payAfterFreeTrial, total: payAfterFreeTrial?.total },
  ].filter(({ total }) => !isNone(total));
  const parts = laterParts.length > 0 ? [{ name: texts.payNow, total: payNow?.total }, ...laterParts] : [];
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
      {parts.map(({ name, total }) => (
        <Row key={name} name={name} value={total?.formattedAmount} />
      ))}
      {charged !== undefined && <Row name={youPay} value={charged} />}
    </dl>
  );
}

const Row = ({ name, value }: { name: string; value: string | undefined }) => (
  <div className="flex justify-between py-0.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{value ?? '…'}</dd>
  </div>
);
