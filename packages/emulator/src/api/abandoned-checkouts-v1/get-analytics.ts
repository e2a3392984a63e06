import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { compare, proportion, round, sum } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type AbandonedCheckout, abandonedCheckouts } from '../../shop/abandoned-checkouts/abandoned-checkout.js';

/** Metrics by the fields of the response. */
const metrics = {
  RECOVERABLE_VALUE: 'recoverableValue',
  RECOVERABLE_CHECKOUT_COUNT: 'recoverableCheckoutCount',
  AVERAGE_RECOVERABLE_CHECKOUT_VALUE: 'averageRecoverableCheckoutValue',
  RECOVERED_VALUE: 'recoveredValue',
  RECOVERED_CHECKOUT_COUNT: 'recoveredCheckoutCount',
  RECOVERY_RATE: 'recoveryRate',
} as const;
const statuses = ['ABANDONED', 'RECOVERED'] as const;

function readDay(read: FieldReader, value: unknown, field: string): string {
  if (value === undefined) read.missing(field);
  const day = read.string(value, field, { max: 10 }) ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (day && !isDay) read.addViolation(field, 'must be a day, such as 2026-06-01', 'FORMAT');
  return day;
}

function readNames<T extends string>(
  read: FieldReader,
  input: Input,
  field: string,
  names: readonly T[],
): readonly T[] {
  const list = read.list(input[field], field, { max: names.length }) ?? [];
  const given = list.flatMap((one, index) => read.enumeration(one, `${field}[${index}]`, names) ?? []);
  return given.length > 0 ? given : names;
}

/**
 * Calculates the metrics of the abandoned checkouts that were left on the days of a request. Days are those of UTC, the
 * emulator's time zone.
 *
 * @throws {ValidationError} for invalid days, metrics and statuses, and for a last day before the first one
 */
export function getAnalytics(tenant: Tenant, body: unknown): object {
  const input: Input = isObject(body) ? body : {};
  const read = new FieldReader();
  const startDate = readDay(read, input['startDate'], 'startDate');
  const endDate = readDay(read, input['endDate'], 'endDate');
  const wanted = readNames(read, input, 'metrics', Object.keys(metrics) as (keyof typeof metrics)[]);
  const among = readNames(read, input, 'statuses', statuses);
  if (startDate > endDate) read.addViolation('endDate', 'must not be before startDate', 'OTHER');
  read.check();
  const currency = storeCurrency(tenant);
  const found = [...abandonedCheckouts(tenant).values()].filter(({ createdDate, status }) => {
    const day = createdDate.slice(0, 10);
    return startDate <= day && day <= endDate && among.includes(status);
  });
  const select = (status: AbandonedCheckout['status']) => found.filter((one) => one.status === status);
  const getValue = (list: readonly AbandonedCheckout[]) =>
    round(sum(list.map(({ checkout }) => checkout.totals.total)), currency);
  const [left, recovered] = [select('ABANDONED'), select('RECOVERED')];
  const value = getValue(left);
  const results: Record<(typeof metrics)[keyof typeof metrics], string | number> = {
    recoverableValue: value,
    recoverableCheckoutCount: left.length,
    averageRecoverableCheckoutValue: compare(value, 0) > 0 ? round(proportion(value, 1, left.length), currency) : value,
    recoveredValue: getValue(recovered),
    recoveredCheckoutCount: recovered.length,
    recoveryRate: found.length > 0 ? recovered.length / found.length : 0,
  };
  return { currency, ...Object.fromEntries(wanted.map((name) => [metrics[name], results[metrics[name]]])) };
}
