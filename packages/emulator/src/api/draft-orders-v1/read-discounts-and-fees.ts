import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { compare, isAmount } from '../../kernel/money/decimal.js';
import { newId } from '../../kernel/state/ids.js';
import type { DraftDeposit, DraftDiscount, DraftFee, DraftOrder } from '../../shop/draft-orders/draft-order.js';
import type { Rate } from '../../shop/pricing/totals/plugin-results.js';

/** @throws {ApplicationError} `LINE_ITEM_NOT_FOUND` */
function checkLines({ lines }: DraftOrder, lineItemIds: readonly string[]): void {
  const lineItemId = lineItemIds.find((id) => !lines.some((line) => line.id === id && !line.isRemoved));
  if (lineItemId === undefined) return;
  throw new ApplicationError('notFound', 'LINE_ITEM_NOT_FOUND', 'The draft has no line item with this ID.', {
    lineItemId,
  });
}

function readPrice(read: FieldReader, value: unknown, field: string, currency: string): string | undefined {
  const price = read.object(value, field);
  if (!price) return undefined;
  if (isAmount(price['amount'], currency)) return price['amount'];
  return read.addViolation(`${field}.amount`, 'must be an amount, such as "12.50"', 'FORMAT');
}

function readPercentage(read: FieldReader, value: unknown, field: string, least: number): string | undefined {
  const text = read.string(value, field, { max: 10 });
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d{1,2})?$/.test(text)) {
    return read.addViolation(field, 'must be a decimal string with up to two decimals', 'FORMAT');
  }
  if (compare(text, 100) > 0) {
    return read.addViolation(field, 'must be less than or equal to 100', 'DECIMAL_LTE', { data: { threshold: 100 } });
  }
  if (compare(text, least) >= 0) return text;
  const description = `must be greater than or equal to ${least}`;
  return read.addViolation(field, description, 'DECIMAL_GTE', { data: { threshold: least } });
}

const discountTypes = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const;

/** Reads discounts to add to a draft. @throws {ApplicationError} `LINE_ITEM_NOT_FOUND` */
export function readDiscounts(read: FieldReader, draft: DraftOrder, value: unknown, field: string): DraftDiscount[] {
  const discounts = (read.list(value, field, { min: 1, max: 100 }) ?? []).map((item, index): DraftDiscount => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    if (!input['discountType']) read.missing(`${at}.discountType`);
    const type = read.enumeration(input['discountType'], `${at}.discountType`, discountTypes) ?? 'GLOBAL';
    const amount =
      readPrice(read, input['priceAmount'], `${at}.priceAmount`, draft.currency) ??
      readPrice(read, input['amount'], `${at}.amount`, draft.currency);
    const percentage = readPercentage(read, input['percentage'], `${at}.percentage`, 0.01);
    if (
      amount === undefined &&
      percentage === undefined &&
      !input['priceAmount'] &&
      !input['amount'] &&
      !input['percentage']
    ) {
      read.addViolation(at, 'must have a priceAmount or a percentage', 'REQUIRED_ONE_OF_FIELD');
    }
    if (amount !== undefined && percentage !== undefined) {
      read.addViolation(at, 'must have either a priceAmount or a percentage', 'ONE_OF_ALIGNMENT');
    }
    const description = read.string(input['description'], `${at}.description`, { max: 200 });
    const [named] = read.list(input['lineItemDiscounts'], `${at}.lineItemDiscounts`, { max: 1 }) ?? [];
    const lineItemId = isObject(named) ? named['id'] : input['lineItemId'];
    const rate: Rate = amount === undefined ? { percentage: percentage ?? '0' } : { amount };
    const isOfLine = type === 'SPECIFIC_ITEMS';
    if (isOfLine && typeof lineItemId !== 'string') read.missing(`${at}.lineItemDiscounts`);
    return {
      id: newId(),
      source: 'CUSTOM',
      isApplied: read.boolean(input['applyToDraftOrder'], `${at}.applyToDraftOrder`) ?? false,
      type,
      ...(!isOfLine && { rate }),
      lines: isOfLine ? [{ id: String(lineItemId), rate }] : [],
      given: { merchantDiscount: description === undefined ? { discountReason: 'UNSPECIFIED' } : { description } },
    };
  });
  read.check();
  checkLines(
    draft,
    discounts.flatMap(({ lines }) => lines.map(({ id }) => id)),
  );
  return discounts;
}

/** Reads additional fees to add to a draft. @throws {ApplicationError} `LINE_ITEM_NOT_FOUND` */
export function readFees(read: FieldReader, draft: DraftOrder, value: unknown, field: string): DraftFee[] {
  const fees = (read.list(value, field, { min: 1, max: 100 }) ?? []).map((item, index): DraftFee => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    if (!input['price']) read.missing(`${at}.price`);
    const name = read.string(input['name'] ?? '', `${at}.name`, { min: 1, max: 50 }) ?? '';
    const price = readPrice(read, input['price'], `${at}.price`, draft.currency) ?? '0';
    const code = read.string(input['code'], `${at}.code`, { min: 1, max: 100 });
    const tax = read.object(input['taxDetails'], `${at}.taxDetails`) ?? {};
    const taxGroupId = read.string(tax['taxGroupId'], `${at}.taxDetails.taxGroupId`, { max: 100 });
    const taxable = read.boolean(tax['taxable'], `${at}.taxDetails.taxable`) ?? false;
    const lineItemIds = input['lineItemIds'] ? read.ids(input['lineItemIds'], `${at}.lineItemIds`, { max: 300 }) : [];
    return {
      source: 'CUSTOM',
      isApplied: read.boolean(input['applyToDraftOrder'], `${at}.applyToDraftOrder`) ?? false,
      fee: {
        id: newId(),
        appId: '',
        source: 'MANUAL',
        name,
        price,
        taxable,
        lineItemIds,
        ...(code && { code }),
        ...(taxGroupId && { taxGroupId }),
      },
    };
  });
  read.check();
  checkLines(
    draft,
    fees.flatMap(({ fee }) => fee.lineItemIds),
  );
  return fees;
}

/** Reads which discounts or fees to apply, by ID. */
export function readApplied(
  read: FieldReader,
  value: unknown,
  field: string,
  max: number,
): ReadonlyMap<string, boolean> {
  if (!value) read.missing(field);
  const states = (read.list(value, field, { min: 1, max }) ?? []).map((item, index): [string, boolean] => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const id = read.string(input['id'] ?? '', `${at}.id`, { min: 1, max: 100 }) ?? '';
    if (input['applied'] === undefined) read.missing(`${at}.applied`);
    return [id, read.boolean(input['applied'], `${at}.applied`) ?? false];
  });
  read.check();
  return new Map(states);
}

/** Reads the deposit of a draft. `undefined` removes it. */
export function readDeposit(read: FieldReader, value: unknown, currency: string): DraftDeposit | undefined {
  const input = read.object(value, 'depositDetails');
  if (!input) return undefined;
  const amount = readPrice(read, input['amount'], 'depositDetails.amount', currency);
  const percentage = readPercentage(read, input['percentage'], 'depositDetails.percentage', 0);
  read.check();
  if (amount !== undefined) return { amount };
  return percentage === undefined ? undefined : { percentage };
}
