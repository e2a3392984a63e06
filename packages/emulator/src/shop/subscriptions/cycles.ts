import { addPeriods } from '../line-items/add-periods.js';
import type { LineSubscription } from '../line-items/line.js';

type Settings = LineSubscription['subscriptionSettings'];

/**
 * Start of a billing cycle, on which it is charged. Cycles after the first start on the billing day, if there is one.
 *
 * @param index - Number of cycles before this one.
 */
export function getCycleStart({ billingSettings, ...period }: Settings, startDate: Date, index: number): Date {
  const date = addPeriods(startDate, period, index);
  const isMonthly = period.frequency === 'MONTH' || period.frequency === 'YEAR';
  if (billingSettings && isMonthly && index > 0) date.setUTCDate(billingSettings.anchorDay);
  return date;
}

/** Number of billing cycles of a subscription. `Infinity` if it continues until it is canceled. */
export const getCycleCount = ({ autoRenewal, billingCycles = 1 }: Settings): number =>
  autoRenewal ? Infinity : billingCycles;
