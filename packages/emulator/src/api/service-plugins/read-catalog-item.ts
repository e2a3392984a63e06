import { isAmount } from '../../kernel/money/decimal.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import { type LineFacts, type LineSubscription, isDeposit, paymentOptions } from '../../shop/line-items/line.js';
import { readDetails, readName } from '../purchase/read-line-details.js';

/** Reads an item of an app's catalog. `undefined` without a name or a price. */
export function readCatalogItem(data: Input, currency: string): LineFacts | undefined {
  const { depositAmount: deposit, fullPrice, physicalProperties, price, quantityAvailable } = data;
  const { name, ...translation } = readName(data['productName']);
  if (!name || !isAmount(price, currency)) return undefined;
  const { itemType = 'SERVICE', descriptions = [], ...details } = readDetails(data, currency);
  const properties = isObject(physicalProperties) ? physicalProperties : {};
  const payment = readPayment(data['paymentOption'], deposit, price, currency);
  const subscription = isObject(data['subscriptionOptionInfo'])
    ? readSubscription(data['subscriptionOptionInfo'])
    : undefined;
  const fees = readFees(data, currency);
  return {
    name,
    ...translation,
    descriptions,
    itemType,
    unitPrice: price,
    fullUnitPrice: isAmount(fullPrice, currency) ? fullPrice : price,
    weight: typeof properties['weight'] === 'number' && properties['weight'] > 0 ? properties['weight'] : 0,
    sku: stringOrEmpty(properties['sku']).slice(0, 40),
    shippable: itemType === 'PHYSICAL' && properties['shippable'] !== false,
    collectionIds: [],
    available: typeof quantityAvailable === 'number' ? Math.max(0, Math.floor(quantityAvailable)) : null,
    found: true,
    ...details,
    ...payment,
    ...(subscription && { subscription }),
    ...(fees.length > 0 && { fees }),
  };
}

/**
 * Reads the payment option of an item. With an invalid deposit, it is paid in full. Items that the merchant redeems
 * manually are free.
 */
function readPayment(option: unknown, deposit: unknown, price: string, currency: string): Partial<LineFacts> {
  const paymentOption = paymentOptions.find((candidate) => candidate === option);
  if (!paymentOption) return {};
  if (paymentOption === 'MEMBERSHIP_OFFLINE') return { paymentOption, unitPrice: '0' };
  if (paymentOption !== 'DEPOSIT_ONLINE') return { paymentOption };
  return isDeposit(deposit, price, currency) ? { paymentOption, depositAmount: deposit } : {};
}

/** Reads the fees of an item, without those that lack a name or a price. */
const readFees = (data: Input, currency: string): NonNullable<LineFacts['fees']> =>
  objectsIn(data, 'additionalFees')
    .slice(0, 5)
    .flatMap(({ code, name, price, taxDetails }) => {
      if (!stringOrEmpty(name) || !isAmount(price, currency)) return [];
      const [taxable, group] = isObject(taxDetails)
        ? [taxDetails['taxable'] === true, stringOrEmpty(taxDetails['taxGroupId'])]
        : [false, ''];
      const fee = { name: stringOrEmpty(name), price, taxable };
      return [
        { ...fee, ...(stringOrEmpty(code) && { code: stringOrEmpty(code) }), ...(group && { taxGroupId: group }) },
      ];
    });

const frequencies = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

/** Reads the subscription of an item. `undefined` without a title or a frequency. */
function readSubscription({ description, subscriptionSettings, title }: Input): LineSubscription | undefined {
  const settings = isObject(subscriptionSettings) ? subscriptionSettings : {};
  const { autoRenewal, billingCycles, enableCustomerCancellation, freeTrialPeriod, interval } = settings;
  const frequency = frequencies.find((candidate) => candidate === settings['frequency']);
  const [{ name, translatedName }, about] = [readName(title), readName(description)];
  if (!frequency || !name) return undefined;
  const trial = isObject(freeTrialPeriod) ? freeTrialPeriod : {};
  const trialFrequency = frequencies.find((candidate) => candidate === trial['frequency']);
  const trialInterval = trial['interval'];
  const billing = isObject(settings['billingSettings']) ? settings['billingSettings'] : {};
  const anchorDay = billing['anchorDay'];
  return {
    title: name,
    ...(translatedName && { translatedTitle: translatedName }),
    ...(about.name && { description: about.name }),
    ...(about.translatedName && { translatedDescription: about.translatedName }),
    subscriptionSettings: {
      frequency,
      autoRenewal: autoRenewal === true,
      ...(isCount(interval) && { interval }),
      ...(isCount(billingCycles) && { billingCycles }),
      ...(typeof enableCustomerCancellation === 'boolean' && { enableCustomerCancellation }),
      ...(isCount(anchorDay) && anchorDay <= 28 && { billingSettings: { anchorDay } }),
      ...(trialFrequency && {
        freeTrialPeriod: { frequency: trialFrequency, interval: isCount(trialInterval) ? trialInterval : 1 },
      }),
    },
  };
}
