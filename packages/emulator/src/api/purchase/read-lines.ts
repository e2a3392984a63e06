import { isAmount } from '../../kernel/money/decimal.js';
import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { type CatalogReference, storesAppIds } from '../../shop/line-items/catalog-reference.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { readDetails, readName } from './read-line-details.js';
import { readOverride } from './read-override.js';
import { type LineFacts, type StoredLine, isDeposit, itemTypes, paymentOptions } from '../../shop/line-items/line.js';
import type { RequestedLine } from '../../shop/purchase/add-lines.js';

/**
 * Reads the `lineItems` to add.
 *
 * @throws {ValidationError} for a quantity that is not a whole number from 1 to 100,000, or a missing reference
 * @throws {ApplicationError} 500 for an empty `catalogItemId`, as on the platform
 */
export function readLineItems(value: unknown, currency: string): RequestedLine[] {
  return readList(value, 'lineItems').map((item, index) => {
    const field = `lineItems[${index}]`;
    const reference = item.catalogReference;
    check([
      quantityViolation(item.quantity, `${field}.quantity`),
      isObject(reference) ? undefined : violation(`${field}.catalogReference`, 'must not be empty', 'REQUIRED_FIELD'),
    ]);
    const override = readOverride(item.catalogOverrideFields, `${field}.catalogOverrideFields`, currency);
    return {
      reference: readReference(reference as Input, `${field}.catalogReference`),
      quantity: item.quantity as number,
      ...(override && { override }),
      field,
    };
  });
}

/**
 * Reads a reference to a catalog item.
 *
 * @throws {ValidationError}
 */
export function readReference({ appId, catalogItemId, options }: Input, field: string): CatalogReference {
  if (catalogItemId === '') throw new ApplicationError('internal', undefined, 'Internal server error.');
  const text = (value: unknown, name: string) =>
    typeof value === 'string' && value !== '' && value.length <= 100
      ? undefined
      : violation(`${field}.${name}`, 'must be a string of 1 to 100 characters', 'REQUIRED_FIELD');
  const given = options ?? undefined;
  check([
    text(catalogItemId, 'catalogItemId'),
    text(appId, 'appId'),
    given === undefined || isObject(given) ? undefined : violation(`${field}.options`, 'must be an object', 'FORMAT'),
  ]);
  const isStores = storesAppIds.includes(appId as string);
  return {
    appId: appId as string,
    catalogItemId: catalogItemId as string,
    ...(isObject(given) && {
      options: isStores ? readOptions(given, `${field}.options`) : readAny(given, `${field}.options`),
    }),
  };
}

/** Returns the options unchecked, because their format is up to the app of the catalog. */
function readAny(options: Input, field: string): NonNullable<CatalogReference['options']> {
  const isSmall = JSON.stringify(options).length <= 10_000;
  check([isSmall ? undefined : violation(field, 'must have at most 10000 characters', 'MAX_LENGTH')]);
  return options;
}

function readOptions(options: Input, field: string): NonNullable<CatalogReference['options']> {
  const texts = (name: 'options' | 'customTextFields'): Record<string, string> | undefined => {
    const value = options[name];
    if (value === undefined || value === null) return undefined;
    const entries = isObject(value) ? Object.entries(value) : undefined;
    if (!entries?.every(([, text]) => typeof text === 'string' && text.length <= 1000)) {
      check([violation(`${field}.${name}`, 'must map names to strings', 'FORMAT')]);
    }
    return Object.fromEntries(entries as [string, string][]);
  };
  const variantId = readString(options.variantId, `${field}.variantId`, 100);
  const subscriptionOptionId = readString(options.subscriptionOptionId, `${field}.subscriptionOptionId`, 36);
  const choices = texts('options');
  const customTextFields = texts('customTextFields');
  return {
    ...(variantId && { variantId }),
    ...(choices && { options: choices }),
    ...(customTextFields && { customTextFields }),
    ...(subscriptionOptionId && { subscriptionOptionId }),
  };
}

/**
 * Reads the `customLineItems` to add.
 *
 * @throws {ValidationError} for a missing type, or an invalid price
 */
export function readCustomLineItems(value: unknown, currency: string, newId: () => string): StoredLine[] {
  return readList(value, 'customLineItems').map((item, index) => {
    const field = `customLineItems[${index}]`;
    const { fullPrice, itemType: type, physicalProperties, price, quantity = 1, quantityAvailable } = item;
    const isTyped = isObject(type) && (typeof type.custom === 'string' || itemTypes.some((one) => one === type.preset));
    const { descriptions = [], itemType = 'SERVICE', ...details } = readDetails(item, currency);
    const properties = isObject(physicalProperties) ? physicalProperties : {};
    const weight = typeof properties.weight === 'number' && properties.weight > 0 ? properties.weight : 0;
    const amount = (value: unknown, name: string) =>
      isAmount(value, currency)
        ? undefined
        : violation(`${field}.${name}`, 'must be an amount, such as "12.50"', 'FORMAT');
    check([
      quantityViolation(quantity, `${field}.quantity`),
      amount(price, 'price'),
      fullPrice === undefined || fullPrice === null ? undefined : amount(fullPrice, 'fullPrice'),
      isTyped ? undefined : violation(`${field}.itemType`, 'must not be empty', 'REQUIRED_FIELD'),
    ]);
    if (isObject(item.productName)) readString(item.productName.original, `${field}.productName.original`, 200);
    return {
      id: typeof item.id === 'string' && item.id !== '' ? item.id.slice(0, 36) : newId(),
      quantity: quantity as number,
      facts: {
        ...readName(item.productName),
        unitPrice: price as string,
        fullUnitPrice: (fullPrice ?? price) as string,
        descriptions,
        weight,
        sku: typeof properties.sku === 'string' ? properties.sku.slice(0, 40) : '',
        itemType,
        shippable: itemType === 'PHYSICAL' && properties.shippable !== false,
        collectionIds: [],
        available: Number.isInteger(quantityAvailable) ? Math.max(0, quantityAvailable as number) : null,
        found: true,
        ...details,
        ...readPayment(item, field, price as string, currency),
      },
    };
  });
}

/**
 * Reads the payment option of an item, and its deposit: above zero, and at most the price.
 *
 * @throws {ValidationError}
 */
function readPayment(
  { depositAmount, paymentOption: value }: Input,
  field: string,
  price: string,
  currency: string,
): Pick<LineFacts, 'paymentOption' | 'depositAmount'> {
  const paymentOption = paymentOptions.find((candidate) => candidate === value);
  const hasDeposit = paymentOption === 'DEPOSIT_ONLINE' && depositAmount !== undefined && depositAmount !== null;
  check([
    paymentOption || value === undefined || value === null
      ? undefined
      : violation(`${field}.paymentOption`, 'must be a payment option', 'INVALID_ENUM_VALUE'),
    hasDeposit && !isDeposit(depositAmount, price, currency)
      ? violation(`${field}.depositAmount`, `must be an amount above zero, and at most ${price}`, 'DECIMAL_LTE')
      : undefined,
  ]);
  return {
    ...(paymentOption && { paymentOption }),
    ...(hasDeposit && { depositAmount: depositAmount as string }),
  };
}
