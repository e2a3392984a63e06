import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { byId, current, portland } from '../../testing/cart-v2.js';
import { Merchant } from '../../testing/merchant.js';
import { findProducts, newShopper, type Shopper, storesApp } from '../../testing/shopper.js';

/** Duffel with colors, and a text field for the initials on its tag. */
interface Duffel {
  id: string;
  productOptions: { name: string; choices: { description: string }[] }[];
  customTextFields: { title: string }[];
}

let emulator: Emulator;
let shopper: Shopper;
let duffel: Duffel;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  const [found] = (await findProducts(
    emulator,
    ({ customTextFields, productOptions }) => customTextFields.length === 1 && productOptions.length === 1,
  )) as unknown as Duffel[];
  duffel = found!;
});

const getTextTitle = ({ customTextFields }: Duffel) => customTextFields[0]?.title ?? '';

/** Adds the first choice of the duffel to the current cart, with initials. */
const add = (initials: string) => {
  const [option] = duffel.productOptions;
  const options = {
    options: { [option?.name ?? '']: option?.choices[0]?.description },
    customTextFields: { [getTextTitle(duffel)]: initials },
  };
  const catalogReference = { appId: storesApp, catalogItemId: duffel.id, options };
  return current(shopper, 'POST', 'add-line-items', { catalogItems: [{ catalogReference, quantity: 1 }] });
};

/** Names and values of the description lines of a line item. */
const describeLine = ({ descriptionLines }: { descriptionLines: object[] }) =>
  (descriptionLines as Record<'name' | 'plainText' | 'colorInfo', { original: string } | undefined>[]).map(
    ({ colorInfo, name, plainText }) => [name?.original, (plainText ?? colorInfo)?.original],
  );

test('the line of a Catalog V1 product has its option and its custom text, in the cart and in the order', async () => {
  const [option] = duffel.productOptions;
  const lines = (initials: string) => [
    [option?.name, option?.choices[0]?.description],
    [getTextTitle(duffel), initials],
  ];
  const { body } = await add('ABC');
  const [line] = body.cart.lineItems as unknown as { attributes: { descriptionLines: object[] } }[];
  expect(describeLine(line!.attributes)).toEqual(lines('ABC'));
  await add('ABC');
  expect((await add('XYZ')).body.cart.lineItems).toMatchObject([
    { quantityInfo: { requestedQuantity: 2 } },
    { quantityInfo: { requestedQuantity: 1 } },
  ]);
  await current(shopper, 'PATCH', '', {
    cart: { customerInfo: { email: 'ada@example.com', firstName: 'Ada' }, deliveryInfo: { address: portland } },
  });
  await current(shopper, 'POST', 'set-delivery-method', { deliveryMethod: { code: 'standard' } });
  const merchant = new Merchant(emulator);
  const { orderId } = (await byId(merchant, 'POST', body.cart.id, 'place-order', {})).body;
  const { order } = await merchant.send<{ order: { lineItems: { descriptionLines: object[] }[] } }>(
    'GET',
    `/ecom/v1/orders/${orderId}`,
  );
  expect(order.lineItems.map(describeLine)).toEqual([lines('ABC'), lines('XYZ')]);
});
