import { classNames } from '../ui/class-names.js';

interface Money {
  amount?: string;
  formattedAmount?: string;
}

type SumName = 'subtotal' | 'discount' | 'additionalFees' | 'totalAdditionalFees' | 'shipping' | 'tax' | 'total';

interface TotalsProps {
  /** A bag and an order name their fees differently. */
  summary: Partial<Record<SumName, Money>> | undefined;
  /** What of it is paid at once and what later, where there is a deposit or a free trial. */
  payments?: Partial<Record<'payNow' | 'payLater' | 'payAfterFreeTrial', { total?: Money }>> | undefined;
  /** Whether the platform has yet to confirm them: shown as pending, never guessed. */
  isPending: boolean;
  hasDestination: boolean;
}

const isNone = (money: Money | undefined): boolean => !money?.amount || Number(money.amount) === 0;

/** What a bag or an order comes to. */
export function Totals({ summary, payments, isPending, hasDestination }: TotalsProps) {
  const fees = summary?.additionalFees ?? summary?.totalAdditionalFees;
  const rows = [
    { name: 'Subtotal', value: summary?.subtotal?.formattedAmount },
    ...(isNone(summary?.discount) ? [] : [{ name: 'Discount', value: `−${summary?.discount?.formattedAmount}` }]),
    ...(isNone(fees) ? [] : [{ name: 'Fees', value: fees?.formattedAmount }]),
    ...(hasDestination
      ? [
          { name: 'Shipping', value: isNone(summary?.shipping) ? 'Free' : summary?.shipping?.formattedAmount },
          { name: 'Tax', value: summary?.tax?.formattedAmount },
        ]
      : []),
  ];
  const { payAfterFreeTrial, payLater, payNow } = payments ?? {};
  const laterParts = [
    { name: 'Pay later', total: payLater?.total },
    { name: 'Pay after the free trial', total: payAfterFreeTrial?.total },
  ].filter(({ total }) => !isNone(total));
  const parts = laterParts.length > 0 ? [{ name: 'Pay now', total: payNow?.total }, ...laterParts] : [];
  return (
    <dl
      aria-busy={isPending}
      className={classNames('text-sm tabular-nums transition-opacity', isPending && 'opacity-50')}
    >
      {rows.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      <div className="flex items-baseline justify-between pt-2 text-lg font-bold">
        <dt>
          Total
          {isPending && <span className="ml-2 text-xs font-normal">updating …</span>}
        </dt>
        <dd>{summary?.total?.formattedAmount ?? '…'}</dd>
      </div>
      {parts.map(({ name, total }) => (
        <Row key={name} name={name} value={total?.formattedAmount} />
      ))}
    </dl>
  );
}

const Row = ({ name, value }: { name: string; value: string | undefined }) => (
  <div className="flex justify-between py-0.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{value ?? '…'}</dd>
  </div>
);
