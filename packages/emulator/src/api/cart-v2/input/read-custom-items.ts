import { isAmount, sum } from '../../../kernel/money/decimal.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { quantityViolation } from '../../../kernel/input/quantity-violation.js';
import { readList } from '../../../kernel/input/read-list.js';
import { check, violation } from '../../../kernel/input/violation.js';
import { objectsIn } from '../../../protocol/plugins/read-response.js';
import { type StoredLine, getExtras, paymentOptions } from '../../../shop/line-items/line.js';
import { cartError } from '../../../shop/purchase/cart-error.js';
import { readDetails, readName } from '../../purchase/read-line-details.js';
import { readReference } from './read-items.js';

/** Maximum number of modifiers of an item. */
const maxModifiers = 100;

/** Reads a part of an item. An invalid one is empty. */
const part = (value: unknown): Input => (isObject(value) ? value : {});

/** Whether two objects have the same ID. */
const hasDuplicates = (objects: readonly Input[]): boolean => {
  const ids = objects.map(({ id }) => id).filter((id) => !isMissing(id));
  return new Set(ids).size < ids.length;
};

/**
 * Checks the modifier groups of an item.
 *
 * @throws {ApplicationError} 400 `MAX_ITEM_MODIFIERS_EXCEEDED`, `DUPLICATE_MODIFIER_GROUP_IDS`,
 * `DUPLICATE_ITEM_MODIFIER_IDS`
 */
function checkModifiers(groups: readonly Input[], item: Input): void {
  const modifiers = groups.map((group) => objectsIn(group, 'modifiers'));
  const requestCount = modifiers.flat().length;
  const { catalogReference } = part(item.source);
  const invalidItems = catalogReference ? [catalogReference] : [];
  if (requestCount > maxModifiers) {
    const data = { requestCount, maxCount: maxModifiers };
    throw cartError('MAX_ITEM_MODIFIERS_EXCEEDED', `An item has at most ${maxModifiers} modifiers.`, data);
  }
  if (hasDuplicates(groups)) {
    const description = 'Two modifier groups of an item have the same ID.';
    throw cartError('DUPLICATE_MODIFIER_GROUP_IDS', description, { invalidItems });
  }
  if (!modifiers.some(hasDuplicates)) return;
  const description = 'Two modifiers of a group have the same ID.';
  throw cartError('DUPLICATE_ITEM_MODIFIER_IDS', description, { invalidItems });
}

/** Reads the modifier groups of an item in the format of catalogs, with prices as strings. */
const plainGroups = (groups: readonly Input[]): object[] =>
  groups.map((group) => ({
    ...group,
    modifiers: objectsIn(group, 'modifiers').map((modifier) => ({
      ...modifier,
      price: part(modifier.price).amount ?? '0',
    })),
  }));

/**
 * Reads the `customItems` to add. Prices are without modifiers.
 *
 * @throws {ValidationError} for missing and invalid fields
 * @throws {ApplicationError} as `checkModifiers` does
 */
export const readCustomItems = (value: unknown, currency: string, newId: () => string): StoredLine[] =>
  readList(value, 'customItems').map((item, index): StoredLine => {
    const field = `customItems[${index}]`;
    const [attributes, pricing, quantityInfo] = [part(item.attributes), part(item.pricing), part(item.quantityInfo)];
    const [payment, source, tax] = [part(item.paymentConfig), part(item.source), part(item.taxConfig)];
    const getAmount = (money: unknown, name: string, isRequired: boolean) => {
      const { amount } = part(money);
      if (isMissing(amount))
        return isRequired ? violation(`${field}.${name}`, 'must not be empty', 'REQUIRED_FIELD') : undefined;
      const isValid = isAmount(amount, currency);
      return isValid ? undefined : violation(`${field}.${name}.amount`, 'must be an amount, such as "12.50"', 'FORMAT');
    };
    const groups = readList(item.modifierGroups, `${field}.modifierGroups`);
    const name = readName(item.name);
    const required = (name: string) =>
      isObject(item[name]) ? undefined : violation(`${field}.${name}`, 'must not be empty', 'REQUIRED_FIELD');
    check([
      ...['name', 'quantityInfo', 'pricing', 'attributes'].map(required),
      quantityViolation(quantityInfo.requestedQuantity, `${field}.quantityInfo.requestedQuantity`),
      getAmount(pricing.price, 'pricing.price', true),
      getAmount(pricing.fullPrice, 'pricing.fullPrice', false),
      getAmount(payment.depositAmount, 'paymentConfig.depositAmount', false),
      isMissing(payment.paymentOption) || paymentOptions.some((known) => known === payment.paymentOption)
        ? undefined
        : violation(`${field}.paymentConfig.paymentOption`, 'must be a payment option', 'INVALID_ENUM_VALUE'),
      groups.length > 25
        ? violation(`${field}.modifierGroups`, `has size ${groups.length}, expected 25 or less`, 'MAX_SIZE')
        : undefined,
    ]);
    checkModifiers(groups, item);
    const {
      itemType = 'SERVICE',
      descriptions = [],
      ...details
    } = readDetails(
      {
        ...attributes,
        media: attributes.image,
        rootCatalogItemId: source.rootCatalogItemId,
        taxableAddress: tax.taxableAddress,
        taxGroupId: tax.taxGroupId,
        deliveryProfileId: part(item.deliveryConfig).deliveryProfileId,
        priceDescription: pricing.priceDescription,
        priceUndetermined: pricing.priceUndetermined,
        modifierGroups: plainGroups(groups),
        fixedQuantity: quantityInfo.fixedQuantity,
      },
      currency,
    );
    const physical = part(attributes.physicalProperties);
    const extras = getExtras(details);
    const price = part(pricing.price).amount as string;
    const fullPrice = (part(pricing.fullPrice).amount ?? price) as string;
    const deposit = part(payment.depositAmount).amount as string | undefined;
    const paymentOption = paymentOptions.find((known) => known === payment.paymentOption);
    const { availableQuantity } = quantityInfo;
    const reference = isMissing(source.catalogReference)
      ? undefined
      : readReference(source.catalogReference, `${field}.source.catalogReference`);
    return {
      id: newId(),
      quantity: quantityInfo.requestedQuantity as number,
      ...(reference && { shownReference: reference }),
      facts: {
        ...name,
        unitPrice: sum([price, extras]),
        fullUnitPrice: sum([fullPrice, extras]),
        descriptions,
        weight: typeof physical.weight === 'number' && physical.weight > 0 ? physical.weight : 0,
        sku: typeof physical.sku === 'string' ? physical.sku.slice(0, 40) : '',
        itemType,
        shippable: itemType === 'PHYSICAL' && physical.shippable !== false,
        collectionIds: [],
        available: Number.isInteger(availableQuantity) ? Math.max(0, availableQuantity as number) : null,
        found: true,
        ...details,
        ...(paymentOption && { paymentOption }),
        ...(paymentOption === 'DEPOSIT_ONLINE' && deposit !== undefined && { depositAmount: deposit }),
      },
    };
  });
