import { isAmount } from '../../kernel/money/decimal.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import {
  type DisplayDetails,
  type LineFacts,
  type ModifierGroup,
  itemTypes,
  taxableAddresses,
} from '../../shop/line-items/line.js';

const original = (value: unknown): string => (isObject(value) ? stringOrEmpty(value['original']) : '');

/** Returns a string in the buyer's language. `undefined` if it equals the original. */
const translated = (value: unknown): string | undefined =>
  (isObject(value) && stringOrEmpty(value['translated'])) || undefined;

/** Reads a name, and its translation into the buyer's language. */
export function readName(value: unknown): Pick<LineFacts, 'name' | 'translatedName'> {
  const translatedName = translated(value);
  return { name: original(value), ...(translatedName && { translatedName }) };
}

/** Reads a description line. Empty for one without a value. */
export function readDescription({ colorInfo, name, plainText }: Input): LineFacts['descriptions'] {
  const value = original(plainText) ? plainText : colorInfo;
  const color = isObject(colorInfo) ? stringOrEmpty(colorInfo['code']) : '';
  const [translatedName, translatedValue] = [translated(name), translated(value)];
  if (!original(value)) return [];
  return [
    {
      name: original(name),
      value: original(value),
      ...(color && { color }),
      ...(translatedName && { translatedName }),
      ...(translatedValue && { translatedValue }),
    },
  ];
}

/** Reads an image. `undefined` without an id. */
export function readPicture(media: unknown): LineFacts['image'] {
  if (!isObject(media) || !stringOrEmpty(media['id'])) return undefined;
  const { altText, height, id, url, width } = media;
  return {
    id: stringOrEmpty(id),
    url: stringOrEmpty(url),
    altText: stringOrEmpty(altText),
    width: Number(width) || 0,
    height: Number(height) || 0,
  };
}

const readModifiers = (group: Input, currency: string): ModifierGroup['modifiers'] =>
  objectsIn(group, 'modifiers').flatMap(({ details, id, label, price, quantity }) => {
    const name = readName(label);
    if (!name.name) return [];
    const translatedDetails = original(details) ? translated(details) : undefined;
    return [
      {
        id: stringOrEmpty(id),
        quantity: Number.isInteger(quantity) && (quantity as number) > 0 ? (quantity as number) : 1,
        ...name,
        ...(original(details) && { details: original(details) }),
        ...(translatedDetails && { translatedDetails }),
        price: isAmount(price, currency) ? price : '0',
      },
    ];
  });

/** Reads the details that are for display only. */
function readDisplayDetails(data: Input): DisplayDetails {
  const priceDescription = original(data['priceDescription']);
  const translatedPriceDescription = priceDescription ? translated(data['priceDescription']) : undefined;
  const consent = stringOrEmpty(data['consentRequiredPaymentPolicy']);
  const deliveryProfileId = stringOrEmpty(data['deliveryProfileId']);
  const policies = objectsIn(data, 'policies').flatMap(({ content, title }) =>
    stringOrEmpty(content) ? [{ title: stringOrEmpty(title), content: stringOrEmpty(content) }] : [],
  );
  return {
    ...(priceDescription && { priceDescription }),
    ...(translatedPriceDescription && { translatedPriceDescription }),
    ...(deliveryProfileId && { deliveryProfileId }),
    ...(data['priceUndetermined'] === true && { isPriceUndetermined: true as const }),
    ...(consent && { paymentPolicy: consent }),
    ...(policies.length > 0 && { policies: policies.slice(0, 5) }),
  };
}

/**
 * Reads the details, besides the price, of an item of an app's catalog or of a custom item. Invalid fields are ignored.
 */
export function readDetails(data: Input, currency: string): Partial<LineFacts> {
  const { itemType, serviceProperties, taxableAddress } = data;
  const image = readPicture(data['media']);
  const page = isObject(data['url']) ? data['url'] : undefined;
  const custom = isObject(itemType) ? stringOrEmpty(itemType['custom']) : '';
  const [root, taxGroupId] = [stringOrEmpty(data['rootCatalogItemId']), stringOrEmpty(data['taxGroupId'])];
  const taxedAt = isObject(taxableAddress)
    ? taxableAddresses.find((candidate) => candidate === taxableAddress['addressType'])
    : undefined;
  const modifierGroups = objectsIn(data, 'modifierGroups').flatMap((group): ModifierGroup[] => {
    const [name, modifiers] = [readName(group['name']), readModifiers(group, currency)];
    return name.name && modifiers.length > 0 ? [{ id: stringOrEmpty(group['id']), ...name, modifiers }] : [];
  });
  const display = readDisplayDetails(data);
  return {
    descriptions: objectsIn(data, 'descriptionLines').slice(0, 20).flatMap(readDescription),
    itemType: (isObject(itemType) && itemTypes.find((candidate) => candidate === itemType['preset'])) || 'SERVICE',
    ...(custom && { customType: custom }),
    ...(image && { image }),
    ...(page && { page: { relativePath: stringOrEmpty(page['relativePath']), url: stringOrEmpty(page['url']) } }),
    ...(data['membersOnly'] === true && { membersOnly: true }),
    ...(data['fixedQuantity'] === true && { fixedQuantity: true }),
    ...(data['savePaymentMethod'] === true && { savesPaymentMethod: true }),
    ...(isObject(serviceProperties) && { serviceProperties }),
    ...(root && { rootCatalogItemId: root }),
    ...(taxGroupId && { taxGroupId }),
    ...(taxedAt && { taxedAt }),
    ...(modifierGroups.length > 0 && { modifierGroups: modifierGroups.slice(0, 25) }),
    ...(Object.keys(display).length > 0 && { display }),
  };
}
