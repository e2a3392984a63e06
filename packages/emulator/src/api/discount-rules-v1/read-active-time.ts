import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { DiscountRule, TimeWindow } from '../../shop/pricing/discount-rules/discount-rule.js';

const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

/** The last minute of a day, in minutes since midnight. */
const lastMinute = 1439;

function readDate(read: FieldReader, value: unknown, field: string): string | undefined {
  const text = read.string(value, field, { max: 50 });
  if (text === undefined) return undefined;
  if (!Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  read.addViolation(field, 'must be a date', 'FORMAT');
  return undefined;
}

function readMinute(read: FieldReader, value: unknown, field: string): number | undefined {
  const time = read.object(value, field);
  if (!time) return undefined;
  const part = (name: string, max: number) => read.number(time[name], `${field}.${name}`, { max, scale: 0 }) ?? 0;
  return part('hours', 23) * 60 + part('minutes', 59);
}

function readWindow(read: FieldReader, value: unknown, field: string): TimeWindow {
  const input = read.required(value, field);
  if (isMissing(input['dayOfWeek'])) read.missing(`${field}.dayOfWeek`);
  const day = days.indexOf(read.enumeration(input['dayOfWeek'], `${field}.dayOfWeek`, days) ?? 'SUN');
  const from = readMinute(read, input['startTime'], `${field}.startTime`) ?? 0;
  const to = readMinute(read, input['endTime'], `${field}.endTime`) ?? lastMinute;
  if (to < from) read.addViolation(`${field}.endTime`, 'must not be before startTime', 'OTHER');
  return { day, from, to };
}

/** Reads the period of a rule and its weekly time windows. */
export function readActiveTime(
  read: FieldReader,
  input: Input,
  field: string,
): Pick<DiscountRule, 'start' | 'end' | 'windows'> {
  const [start, end] = ['start', 'end'].map((name) => readDate(read, input[name], `${field}.${name}`));
  if (start && end && end <= start) {
    read.addViolation(`${field}.end`, 'must be after start', 'OTHER', { ruleName: 'INVALID_ACTIVE_TIME_RANGE' });
  }
  const recurrence = read.object(input['recurrence'], `${field}.recurrence`) ?? {};
  const path = `${field}.recurrence.weeklySchedule`;
  const schedule = read.object(recurrence['weeklySchedule'], path);
  const list = schedule && read.list(schedule['timeWindows'] ?? [], `${path}.timeWindows`, { min: 1, max: 100 });
  const windows = list?.map((one, index) => readWindow(read, one, `${path}.timeWindows[${index}]`));
  return { ...(start && { start }), ...(end && { end }), ...(windows && { windows }) };
}
