import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { items, rulesPath } from '../../testing/rule-shop.js';
import { type Body, newShopper, simpleProduct } from '../../testing/shopper.js';

type Fields = Readonly<Record<string, unknown>>;

const contact = { address: { country: 'US', subdivision: 'US-CA' }, contactDetails: { firstName: 'Ada', phone: '1' } };
let emulator: Emulator;
let merchant: Merchant;

beforeEach(() => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
});

const refusal = async (path: string, body: object) => {
  const response = await merchant.call<Body>('PATCH', path, body);
  return [response.status, ...getViolations(response)];
};

test('a cart', async () => {
  const shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator)).id);
  const patch = async (body: object) => (await shopper.cart('PATCH', undefined, body)).body.cart as unknown as Fields;
  await patch({ cartInfo: { buyerNote: 'Ring twice', buyerInfo: { email: 'ada@example.com' }, contactInfo: contact } });
  const mask = 'contactInfo.contactDetails.firstName,contactInfo.address';
  const cartInfo = { buyerNote: 'other', contactInfo: { contactDetails: { firstName: 'Eve', phone: '2' } } };
  const changed = await patch({ cartInfo, cartFieldmask: mask });
  expect(changed).toMatchObject({ buyerNote: 'Ring twice', buyerInfo: { email: 'ada@example.com' } });
  expect(changed['contactInfo']).toEqual({ contactDetails: { firstName: 'Eve', phone: '1' } });
  const cleared = await patch({ cartInfo: {}, cartFieldmask: 'buyerInfo,contactInfo' });
  expect(cleared['buyerInfo']).not.toHaveProperty('email');
  expect(cleared).not.toHaveProperty('contactInfo');
  const refused = await shopper.cart('PATCH', undefined, { cartInfo, cartFieldmask: 'contactInfo.colour' });
  expect(getViolations(refused as never)).toEqual(['cartFieldmask FIELD_NOT_ALLOWED']);
});

test('a checkout', async () => {
  const shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator)).id);
  const path = `/ecom/v1/checkouts/${await shopper.checkOut()}`;
  const patch = async (body: object) =>
    (await shopper.call<{ checkout: Fields }>('PATCH', path, body)).body.checkout as Fields & {
      shippingInfo: Fields;
      buyerInfo: Fields;
    };
  const checkout = { buyerNote: 'Ring twice', billingInfo: contact, buyerInfo: { email: 'eve@example.com' } };
  const before = await patch({ checkout });
  const masked = await patch({
    checkout: { buyerNote: 'other', billingInfo: { contactDetails: { phone: '2' } } },
    fieldMask: 'billingInfo.contactDetails.phone',
  });
  expect(masked).toMatchObject({ buyerNote: 'Ring twice', buyerInfo: { email: 'eve@example.com' } });
  expect(masked['billingInfo']).toMatchObject({ contactDetails: { firstName: 'Ada', phone: '2' } });
  expect(masked.shippingInfo).toEqual(before.shippingInfo);
  const cleared = await patch({ checkout: {}, fieldMask: 'shippingInfo,buyerInfo.email' });
  expect(cleared.shippingInfo).not.toHaveProperty('shippingDestination');
  expect(cleared.shippingInfo).not.toHaveProperty('selectedCarrierServiceOption');
  expect(cleared.buyerInfo).not.toHaveProperty('email');
  expect(await refusal(path, { checkout: {}, fieldMask: 'priceSummary' })).toEqual([
    400,
    'fieldMask FIELD_NOT_ALLOWED',
  ]);
});

test('checkout settings', async () => {
  const path = '/ecom/v1/checkout-settings';
  const patch = async (body: object) =>
    (await merchant.send<{ checkoutSettings: Fields }>('PATCH', path, body)).checkoutSettings;
  const returnPolicy = { visible: true, content: 'Within 30 days.' };
  await patch({ checkoutSettings: { checkoutPolicies: { returnPolicy } } });
  const change = { checkoutPolicies: { returnPolicy: { visible: false } }, checkoutFields: { mitEnabled: true } };
  const changed = await patch({ checkoutSettings: change, fieldMask: 'checkoutPolicies.returnPolicy.content' });
  expect(changed).toMatchObject({ checkoutFields: { mitEnabled: false } });
  expect((changed['checkoutPolicies'] as Fields)['returnPolicy']).toEqual({ visible: true });
  const wrong = { checkoutSettings: change, fieldMask: 'checkoutPolicies.colour' };
  expect(await refusal(path, wrong)).toEqual([400, 'fieldMask FIELD_NOT_ALLOWED']);
});

test('orders settings, whose cleared fields get their initial values', async () => {
  const path = '/ecom/v1/orders-settings';
  const patch = async (body: object) =>
    (await merchant.send<{ ordersSettings: Fields }>('PATCH', path, body)).ordersSettings;
  const ordersSettings = { inventoryUpdateTrigger: 'ON_ORDER_PAID', createInvoice: true };
  const changed = await patch({ ordersSettings, fieldMask: 'createInvoice' });
  expect(changed).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PLACED', createInvoice: true });
  await patch({ ordersSettings });
  const cleared = await patch({ ordersSettings: {}, fieldMask: 'createInvoice,inventoryUpdateTrigger' });
  expect(cleared).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PLACED', createInvoice: false });
  expect(await refusal(path, { ordersSettings, fieldMask: 'colour' })).toEqual([400, 'fieldMask FIELD_NOT_ALLOWED']);
});

test('the sign-on policy, whose cleared flags are false', async () => {
  const path = '/iam/signon/v1/sign-on-policies';
  const patch = async (body: object) =>
    (await merchant.send<{ signOnPolicy: Fields }>('PATCH', path, body)).signOnPolicy;
  const signOnPolicy = { requireOwnerApproval: true, requireEmailVerification: true };
  const changed = await patch({ signOnPolicy, fieldMask: 'requireOwnerApproval' });
  expect(changed).toMatchObject({ requireOwnerApproval: true, requireEmailVerification: false });
  const cleared = await patch({ signOnPolicy: {}, fieldMask: 'requireOwnerApproval' });
  expect(cleared).toMatchObject({ requireOwnerApproval: false, requireEmailVerification: false });
  expect(await refusal(path, { signOnPolicy, fieldMask: 'revision' })).toEqual([400, 'fieldMask FIELD_NOT_ALLOWED']);
});

test('a discount rule', async () => {
  const trigger = { subtotalRange: { from: '10.00', scopes: [items()] } };
  const discounts = { values: [{ percentage: 10 }] };
  const created = await merchant.send<{ discountRule: Fields }>('POST', rulesPath, {
    discountRule: { name: 'Spring', trigger, discounts },
  });
  const { id, revision } = created.discountRule;
  const path = `${rulesPath}/${String(id)}`;
  const change = { revision, name: 'Autumn', active: false };
  const body = { discountRule: change, mask: 'name,trigger' };
  const { discountRule } = await merchant.send<{ discountRule: Fields }>('PATCH', path, body);
  expect(discountRule).toMatchObject({ name: 'Autumn', active: true });
  expect(discountRule).not.toHaveProperty('trigger');
  expect(await refusal(path, { ...body, mask: 'usageCount' })).toEqual([400, 'mask FIELD_NOT_ALLOWED']);
});

test('a checkout template', async () => {
  const product = await simpleProduct(emulator);
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const checkoutTemplate = {
    lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product.id } }],
    customization: { lockedCoupon: true, lockedGiftCard: true },
  };
  const created = await merchant.send<{ checkoutTemplate: Fields }>('POST', '/ecom/v1/checkout-templates', {
    checkoutTemplate,
  });
  const path = `/ecom/v1/checkout-templates/${String(created.checkoutTemplate['id'])}`;
  const patch = async (body: object) =>
    (await merchant.send<{ checkoutTemplate: Fields }>('PATCH', path, body)).checkoutTemplate;
  const change = { status: 'INACTIVE', customization: { lockedCoupon: false, lockedGiftCard: false } };
  const changed = await patch({ checkoutTemplate: change, fieldMask: 'customization.lockedCoupon' });
  expect(changed).toMatchObject({ status: 'ACTIVE', customization: { lockedCoupon: false, lockedGiftCard: true } });
  expect((await patch({ checkoutTemplate: {}, fieldMask: 'customization' }))['customization']).toEqual({});
  const wrong = { checkoutTemplate: change, fieldMask: 'colour' };
  expect(await refusal(path, wrong)).toEqual([400, 'fieldMask FIELD_NOT_ALLOWED']);
});

test('a fulfillment, whose tracking link follows its number', async () => {
  const shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator)).id);
  const create = `/ecom/v1/checkouts/${await shopper.checkOut()}/create-order`;
  const { orderId } = (await shopper.call<{ orderId: string }>('POST', create, {})).body;
  const { order } = await merchant.send<{ order: { lineItems: { id: string }[] } }>(
    'GET',
    `/ecom/v1/orders/${orderId}`,
  );
  const trackingInfo = { trackingNumber: 'T1', shippingProvider: 'ups' };
  const lineItems = [{ id: order.lineItems[0]?.id, quantity: 1 }];
  const { fulfillmentId } = await merchant.send<{ fulfillmentId: string }>(
    'POST',
    `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`,
    { fulfillment: { lineItems, trackingInfo, status: 'Packed' } },
  );
  const path = `/ecom/v1/fulfillments/${fulfillmentId}/orders/${orderId}`;
  const patch = async (body: object) =>
    (await merchant.send<{ orderWithFulfillments: { fulfillments: Fields[] } }>('PATCH', path, body))
      .orderWithFulfillments.fulfillments[0];
  const fulfillment = { trackingInfo: { trackingNumber: 'T2', shippingProvider: 'fedex' }, status: 'Sent' };
  expect(await patch({ fulfillment, fieldMask: 'trackingInfo.trackingNumber' })).toMatchObject({
    trackingInfo: {
      trackingNumber: 'T2',
      shippingProvider: 'ups',
      trackingLink: 'https://www.ups.com/track?tracknum=T2',
    },
    status: 'Packed',
  });
  const cleared = await patch({ fulfillment: {}, fieldMask: 'trackingInfo,status' });
  expect(cleared).not.toHaveProperty('trackingInfo');
  expect(cleared).not.toHaveProperty('status');
  expect(cleared).toMatchObject({ lineItems });
  expect(await refusal(path, { fulfillment, fieldMask: 'lineItems.id' })).toEqual([400, 'fieldMask FIELD_NOT_ALLOWED']);
});
