import type { ShippingOption } from '@cartwright/ecom/shipping-options';
import { findAmountError } from '../../lib/amounts.js';
import { readText } from '../../lib/read-text.js';

/** Condition of a rate, as the texts of its form fields. Without a type, the fields are empty. */
interface ConditionDraft {
  readonly type: string;
  readonly operator: string;
  readonly value: string;
}

/** Rate, as the texts of its form fields. */
export interface RateDraft {
  readonly amount: string;
  readonly perItem: boolean;
  readonly conditions: readonly ConditionDraft[];
}

/** Shipping option, as the texts of its form. */
export interface OptionDraft {
  readonly title: string;
  readonly time: string;
  readonly regionIds: readonly string[];
  readonly rates: readonly RateDraft[];
}

/** Errors by the name of the form field. */
export type OptionErrors = Readonly<Record<string, string>>;

/** Name of a form field of a rate. */
export const rateField = (rate: number, field: string): string => `rate:${String(rate)}:${field}`;

/** Name of a form field of a condition. */
export const conditionField = (rate: number, condition: number, field: string): string =>
  rateField(rate, `${field}:${String(condition)}`);

/** Numbers from 0 on, as long as the form has the field. */
function count(form: FormData, field: (index: number) => string): number[] {
  const indexes: number[] = [];
  while (form.has(field(indexes.length))) indexes.push(indexes.length);
  return indexes;
}

/** Reads the form of a shipping option, without the rates and conditions that are empty. */
export function readDraft(form: FormData): OptionDraft {
  const rates = count(form, (rate) => rateField(rate, 'amount')).map((rate) => ({
    amount: readText(form, rateField(rate, 'amount')),
    perItem: form.has(rateField(rate, 'perItem')),
    conditions: count(form, (condition) => conditionField(rate, condition, 'type'))
      .map((condition) => ({
        type: readText(form, conditionField(rate, condition, 'type')),
        operator: readText(form, conditionField(rate, condition, 'operator')),
        value: readText(form, conditionField(rate, condition, 'value')),
      }))
      .filter(({ type, value }) => type !== '' || value !== ''),
  }));
  return {
    title: readText(form, 'title'),
    time: readText(form, 'time'),
    regionIds: form.getAll('region').map(String),
    rates: rates.filter(({ amount, conditions }) => amount !== '' || conditions.length > 0),
  };
}

/** Returns the texts of a saved shipping option. */
export const toDraft = ({ title, estimatedDeliveryTime, deliveryRegionIds, rates }: ShippingOption): OptionDraft => ({
  title: title ?? '',
  time: estimatedDeliveryTime ?? '',
  regionIds: deliveryRegionIds ?? [],
  rates: (rates ?? []).map(({ amount, multiplyByQuantity, conditions }) => ({
    amount: amount ?? '',
    perItem: multiplyByQuantity ?? false,
    conditions: (conditions ?? []).map(({ type, operator, value }) => ({
      type: type ?? '',
      operator: operator ?? '',
      value: value ?? '',
    })),
  })),
});

/** Maximum length of the name and of the delivery time. */
export const MAX_TEXT_LENGTH = 100;

/** Finds the error of a text, as the error of its field. */
const findTextError = (field: string, text: string): OptionErrors =>
  text.length > MAX_TEXT_LENGTH ? { [field]: `Enter up to ${String(MAX_TEXT_LENGTH)} characters.` } : {};

/** Amount in the messages about rates. */
const exampleRate = 4.95;

/** Finds the error of a condition. */
function findConditionError({ type, value }: ConditionDraft, currency: string): string | undefined {
  if (type === '') return 'Choose what the number is compared with, or empty it.';
  if (type === 'BY_TOTAL_PRICE') return findAmountError(value, currency, 50);
  if (type === 'BY_TOTAL_QUANTITY') return /^\d{1,9}$/.test(value) ? undefined : 'Enter a whole number.';
  return /^\d{1,9}(\.\d{1,6})?$/.test(value) ? undefined : 'Enter a number.';
}

/** Finds the errors of a draft, whose amounts are in a currency (ISO 4217). */
export function findErrors({ title, time, regionIds, rates }: OptionDraft, currency: string): OptionErrors {
  const ofRates = rates.flatMap(({ amount, conditions }, rate) => [
    ...[findAmountError(amount, currency, exampleRate)].flatMap((error) =>
      error ? [[rateField(rate, 'amount'), error]] : [],
    ),
    ...conditions.flatMap((condition, index) => {
      const error = findConditionError(condition, currency);
      return error ? [[conditionField(rate, index, 'value'), error]] : [];
    }),
  ]);
  return {
    ...findTextError('title', title),
    ...findTextError('time', time),
    ...(!title && { title: 'Enter a name.' }),
    ...(regionIds.length === 0 && { region: 'Choose at least one region.' }),
    ...(rates.length === 0 && { [rateField(0, 'amount')]: findAmountError('', currency, exampleRate) }),
    ...(Object.fromEntries(ofRates) as OptionErrors),
  };
}

/** Converts a draft without errors to the fields of the platform. The regions are saved separately. */
export const toOption = ({ title, time, rates }: OptionDraft): ShippingOption => ({
  title,
  estimatedDeliveryTime: time,
  rates: rates.map(({ amount, perItem, conditions }) => ({
    amount,
    multiplyByQuantity: perItem,
    conditions: conditions.map((condition) => ({ ...condition })),
  })),
});
