import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { Authorization } from '../../../shop/orders/payment.js';

const units = { MINUTES: 60_000, HOURS: 3_600_000, DAYS: 86_400_000 } as const;

/** Default delay of a scheduled action, in milliseconds: a week. */
const defaultDelay = 7 * units.DAYS;

/**
 * Reads the scheduled action of an authorized payment, such as `{ scheduledAction, delayDuration: { count, unit } }`.
 */
export function readDelayedCapture(
  read: FieldReader,
  input: Input,
  field: string,
  now: Date,
): Authorization['scheduledAction'] {
  if (!input['scheduledAction']) read.missing(`${field}.scheduledAction`);
  const actionType = read.enumeration(input['scheduledAction'], `${field}.scheduledAction`, ['VOID', 'CAPTURE']);
  const path = `${field}.delayDuration`;
  const duration = read.object(input['delayDuration'], path);
  const count = read.number(duration?.['count'], `${path}.count`, { min: 1, max: 10_000, scale: 0 });
  const unit = read.enumeration(duration?.['unit'], `${path}.unit`, ['MINUTES', 'HOURS', 'DAYS']);
  for (const name of duration ? ['count', 'unit'] : []) {
    if (isMissing(duration?.[name])) read.missing(`${path}.${name}`);
  }
  const delay = count !== undefined && unit ? count * units[unit] : defaultDelay;
  return actionType && { actionType, executionDate: new Date(now.getTime() + delay).toISOString() };
}
