import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { conversionRate, convert, convertibleCurrencies } from '../../kernel/money/convert.js';
import { type Route, route } from '../../protocol/routing/route.js';

/** Decimal number in the platform's format: `{ value: '1095', decimalPlaces: 2 }` is 10.95. */
interface DecimalValue {
  readonly value: string;
  readonly decimalPlaces: number;
}

/** Formats a decimal string as the platform does. */
function formatDecimal(decimal: string): DecimalValue {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { value: String(BigInt(whole + fraction)), decimalPlaces: fraction.length };
}

/** Formats a conversion with the date of its rate. The rates are constant, so they have one date. */
const formatConversion = <T extends object>(conversion: T): T & { readonly rateTimestamp: string } => ({
  ...conversion,
  rateTimestamp: '2026-01-01T00:00:00.000Z',
});

const codes = convertibleCurrencies.map(({ code }) => code);

/**
 * Reads the currencies of a conversion from the path.
 *
 * @throws {ValidationError} if a currency has no conversion rate
 */
function readCurrencies(params: Readonly<Record<string, string>>): {
  readonly from: string;
  readonly to: string;
} {
  const read = new FieldReader();
  const from = read.enumeration(params.from, 'from', codes);
  const to = read.enumeration(params.to, 'to', codes);
  read.check();
  return { from: from ?? '', to: to ?? '' };
}

function readDecimal(read: FieldReader, input: unknown, path: string): string {
  const { value, decimalPlaces } = read.required(input, path);
  const digits = read.string(value, `${path}.value`, { max: 40 }) ?? '0';
  const places = read.number(decimalPlaces, `${path}.decimalPlaces`, { max: 40, scale: 0 }) ?? 0;
  if (/^-?\d+$/.test(digits)) return `${digits}e-${places}`;
  read.addViolation(`${path}.value`, 'must be an integer', 'FORMAT');
  return '0';
}

/**
 * Reads the amounts of a conversion, as numbers in exponent notation.
 *
 * @throws {ValidationError} for invalid amounts, and unless there are 1 to 100
 */
function readAmounts(body: unknown): readonly string[] {
  const read = new FieldReader();
  const given = isObject(body) ? body['amounts'] : undefined;
  if (given === undefined) read.missing('amounts');
  const list = read.list(given, 'amounts', { min: 1, max: 100 }) ?? [];
  const amounts = list.map((value, index) => readDecimal(read, value, `amounts[${index}]`));
  read.check();
  return amounts;
}

const listCurrencies = route({
  id: 'ecom.currencies.listCurrencies',
  method: 'GET',
  paths: ['/currency_converter/v1/currencies', '/v1/currencies'],
  access: 'visitor',
  handle: () => ({ currencies: convertibleCurrencies.map(({ code, symbol }) => ({ code, symbol })) }),
});

const getConversionRate = route({
  id: 'ecom.currencies.getConversionRate',
  method: 'GET',
  paths: ['/currency_converter/v1/currencies/rate/{from}/convert/{to}', '/v1/currencies/rate/{from}/convert/{to}'],
  access: 'visitor',
  handle: ({ params }) => {
    const { from, to } = readCurrencies(params);
    return formatConversion({ rate: formatDecimal(conversionRate(from, to)) });
  },
});

const convertCurrency = route({
  id: 'ecom.currencies.convertCurrency',
  method: 'POST',
  paths: [
    '/currency_converter/v1/currencies/amounts/{from}/convert/{to}',
    '/v1/currencies/amounts/{from}/convert/{to}',
  ],
  access: 'visitor',
  handle: ({ body, params }) => {
    const { from, to } = readCurrencies(params);
    const amounts = readAmounts(body).map((amount) => formatDecimal(convert(amount, from, to)));
    return formatConversion({ amounts });
  },
});

/** The routes of currency conversion. */
export const currencyRoutes: readonly Route[] = [listCurrencies, getConversionRate, convertCurrency];
