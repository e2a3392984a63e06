import { lineItemDetails, type LineItemDetail, type LineItemText } from '@cartwright/react/ecom';
import { planDetails, type PlanLine } from './plan.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date of a date field. Other texts are unchanged. */
function formatDates(text: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? day.format(date) : text;
}

/** Choices, custom texts and subscription plan of a line item in the bag or an order. */
export const lineInfo = (line: LineItemText & PlanLine): LineItemDetail[] => [
  ...lineItemDetails(line).map(({ name, value }) => ({ name, value: formatDates(value) })),
  ...planDetails(line),
];
