import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import type { SubscriptionInput } from '../../../shop/catalog-v3/product-changes/product-input.js';
import type { ProductSubscription } from '../../../shop/catalog-v3/products/product.js';
import { readDecimal } from '../../catalog-v3/read-amount.js';
import { present } from '../../catalog-v3/present.js';

/** Maximum number of subscriptions of a product. */
const maxSubscriptions = 6;

function readDiscount(read: FieldReader, value: unknown, field: string): ProductSubscription['discount'] {
  const input = read.object(value, field);
  if (!input) return undefined;
  const type = read.enumeration(input['type'], `${field}.type`, ['AMOUNT', 'PERCENT']);
  const amount = readDecimal(read, input['amountOff'], `${field}.amountOff`, { min: 0.001 });
  const percent = read.number(input['percentOff'], `${field}.percentOff`, { min: 0.1, max: 99.9 });
  if (amount === undefined && percent === undefined) {
    return read.addViolation(field, 'must have amountOff or percentOff', 'REQUIRED_ONE_OF_FIELD');
  }
  const found = amount === undefined ? 'PERCENT' : 'AMOUNT';
  if (type !== undefined && type !== found) read.addViolation(`${field}.type`, `must be ${found}`, 'ONE_OF_ALIGNMENT');
  return { type: found, value: amount ?? percent ?? 0 };
}

function readSubscription(read: FieldReader, value: unknown, field: string): SubscriptionInput {
  const input = read.required(value, field);
  for (const name of ['title', 'frequency']) if (isMissing(input[name])) read.missing(`${field}.${name}`);
  if (input['autoRenewal'] === false && isMissing(input['billingCycles'])) {
    read.addViolation(`${field}.autoRenewal`, 'must not be false: set billingCycles instead', 'OTHER', {
      ruleName: 'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
    });
  }
  return {
    ...present({
      id: read.string(input['id'], `${field}.id`, { min: 1, max: 36 }),
      description: read.string(input['description'], `${field}.description`, { max: 60 }),
      billingCycles: read.number(input['billingCycles'], `${field}.billingCycles`, { min: 2, max: 999, scale: 0 }),
      discount: readDiscount(read, input['discount'], `${field}.discount`),
    }),
    title: read.string(input['title'], `${field}.title`, { min: 1, max: 20 }) ?? '',
    visible: read.boolean(input['visible'], `${field}.visible`) ?? true,
    frequency: read.enumeration(input['frequency'], `${field}.frequency`, ['DAY', 'WEEK', 'MONTH', 'YEAR']) ?? 'MONTH',
    interval: read.number(input['interval'], `${field}.interval`, { min: 1, max: 50, scale: 0 }) ?? 1,
  };
}

/** Reads the subscriptions of a product. `null` removes them. */
export function readSubscriptions(read: FieldReader, value: unknown): readonly SubscriptionInput[] | undefined {
  if (value === null) return [];
  const field = 'product.subscriptionDetails';
  return read
    .list(read.object(value, field)?.['subscriptions'], `${field}.subscriptions`, { max: maxSubscriptions })
    ?.map((one, index) => readSubscription(read, one, `${field}.subscriptions[${index}]`));
}
