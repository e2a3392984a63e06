import { lineItemDetails, type LineItemDetail, type LineItemText } from '@cartwright/react/ecom';
import { planDetails, type PlanLine, type PlanTexts } from './plan.js';

/** Line item of the bag or an order. */
export type InfoLine = LineItemText & PlanLine;

/** Formats a date of a date field. Other texts are unchanged. */
function formatDates(text: string, locale: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime())
    ? date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
    : text;
}

/** Choices, custom texts and subscription plan of a line item in the bag or an order. */
export const lineInfo = (line: InfoLine, texts: PlanTexts, locale: string): LineItemDetail[] => [
  ...lineItemDetails(line).map(({ name, value }) => ({ name, value: formatDates(value, locale) })),
  ...planDetails(line, texts),
];
