import { type Input, isInput } from '../cart/input.js';
import { type LineFacts, isDepositOf, itemTypes, paymentOptions } from '../cart/line.js';
import { isAmount } from '../money/index.js';
import { list, text } from '../plugins/plugin-answers.js';

const original = (value: unknown): string => (isInput(value) ? text(value['original']) : '');

/** What a plugin says of an item of its catalog; nothing where it lacks a name or a price. */
export function readItem(data: Input, currency: string): LineFacts | undefined {
  const {
    depositAmount: deposit,
    fullPrice,
    itemType,
    media,
    physicalProperties,
    price,
    quantityAvailable,
    serviceProperties,
  } = data;
  const name = original(data['productName']);
  if (!name || !isAmount(price, currency)) return undefined;
  const preset = isInput(itemType) ? itemTypes.find((known) => known === itemType['preset']) : undefined;
  const properties = isInput(physicalProperties) ? physicalProperties : {};
  const page = isInput(data['url']) ? data['url'] : undefined;
  const image = isInput(media) && text(media['id']) ? media : undefined;
  const paymentOption = paymentOptions.find((known) => known === data['paymentOption']);
  const root = text(data['rootCatalogItemId']);
  return {
    name,
    unitPrice: price,
    fullUnitPrice: isAmount(fullPrice, currency) ? fullPrice : price,
    descriptions: list({ answer: data }, 'descriptionLines').flatMap(readDescription),
    ...(image && {
      image: {
        ...{ id: text(image['id']), url: text(image['url']), altText: text(image['altText']) },
        ...{ width: Number(image['width']) || 0, height: Number(image['height']) || 0 },
      },
    }),
    ...(page && { page: { relativePath: text(page['relativePath']), url: text(page['url']) } }),
    weight: typeof properties['weight'] === 'number' && properties['weight'] > 0 ? properties['weight'] : 0,
    sku: text(properties['sku']).slice(0, 40),
    itemType: preset ?? 'SERVICE',
    shippable: preset === 'PHYSICAL' && properties['shippable'] !== false,
    collectionIds: [],
    available: typeof quantityAvailable === 'number' ? Math.max(0, Math.floor(quantityAvailable)) : null,
    found: true,
    ...(paymentOption && { paymentOption }),
    ...(paymentOption === 'DEPOSIT_ONLINE' && isDepositOf(deposit, price, currency) && { depositAmount: deposit }),
    ...(data['membersOnly'] === true && { membersOnly: true }),
    ...(isInput(serviceProperties) && { serviceProperties }),
    ...(root && { rootCatalogItemId: root }),
  };
}

function readDescription({ colorInfo, name, plainText }: Input): LineFacts['descriptions'] {
  const value = original(plainText) || original(colorInfo);
  const color = isInput(colorInfo) ? text(colorInfo['code']) : '';
  return value ? [{ name: original(name), value, ...(color && { color }) }] : [];
}
