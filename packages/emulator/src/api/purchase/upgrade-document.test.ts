import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { newShopper, shopperOf } from '../../testing/shopper.js';

type Stored = Readonly<Record<string, unknown>>;

const custom = { productName: { original: 'Yoga' }, price: '10.00', itemType: { preset: 'SERVICE' } };

/** Opens an emulator with a checkout, after its stored documents were changed to those of an earlier version. */
async function reopened(change: (collection: string, document: Stored) => Stored) {
  const database = memoryDatabase();
  const shopper = await newShopper(createEmulator({ database }));
  const address = { country: 'US', subdivision: 'US-NY' };
  await shopper.cart('POST', 'add-to-cart', { customLineItems: [custom] });
  await shopper.cart('PATCH', '', { cartInfo: { contactInfo: { address } } });
  const id = await shopper.checkOut();
  const documents = [...database.read()].map(({ json, ...document }) => ({
    ...document,
    json: json === null ? null : JSON.stringify(change(document.collection, JSON.parse(json) as Stored)),
  }));
  const former = memoryDatabase();
  former.write({ documents });
  const emulator = createEmulator({ database: former });
  return { shopper: shopperOf(emulator, shopper.token), id };
}

test('carts of earlier versions keep their contact information', async () => {
  const contactInfo = { address: { country: 'CA' }, contactDetails: { firstName: 'Ada' } };
  const { shopper } = await reopened((collection, document) => {
    if (collection !== 'carts') return document;
    const { shippingDestination: _, ...cart } = document;
    return { ...cart, contactInfo };
  });
  expect((await shopper.cart('GET')).body).toMatchObject({ cart: { contactInfo } });
});

test('checkouts of earlier versions keep the display details and modifiers of line items', async () => {
  const both = (original: string, translated = original) => ({ original, translated });
  const shown = {
    ...{ priceDescription: both('per hour', 'pro Stunde'), deliveryProfileId: 'profile', priceUndetermined: true },
    ...{ consentRequiredPaymentPolicy: 'Pay later', policies: [{ title: 'Late', content: 'Be on time' }] },
  };
  const group = (price: unknown) => ({
    ...{ id: 'group', name: both('Extras') },
    modifiers: [{ id: 'mat', quantity: 2, label: both('Mat', 'Matte'), details: both('Blue', 'Blau'), price }],
  });
  const { id, shopper } = await reopened((collection, document) => {
    if (collection !== 'checkouts' && collection !== 'carts') return document;
    const lines = document['lines'] as readonly { readonly facts: object }[];
    const facts = { shown, modifierGroups: [group('3.00')] };
    return { ...document, lines: lines.map((line) => ({ ...line, facts: { ...line.facts, ...facts } })) };
  });
  const price = { amount: '3.00', formattedAmount: '$3.00' };
  const lineItems = [{ ...shown, modifierGroups: [group(price)], modifiersTotalPrice: { amount: '6.00' } }];
  expect((await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body).toMatchObject({ checkout: { lineItems } });
  expect((await shopper.cart('GET')).body).toMatchObject({ cart: { lineItems } });
});

test('checkouts of earlier versions keep the settings of their template', async () => {
  const fromTemplate = {
    customSettings: {
      ...{ lockGiftCard: true, lockCouponCode: false },
      ...{ disabledPolicyAgreementCheckbox: true, disabledManualPayment: false },
    },
    customContentReference: { appId: 'app', componentId: 'component' },
    externalReference: { appId: 'other', resourceId: 'resource' },
  };
  const { id, shopper } = await reopened((collection, document) =>
    collection === 'checkouts' ? { ...document, fromTemplate } : document,
  );
  expect((await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body).toMatchObject({ checkout: fromTemplate });
});

test('completed checkouts of earlier versions keep what plugins responded', async () => {
  const error = (code: string, data = {}) => ({ applicationError: { code, description: `No ${code}`, data } });
  const name = { original: 'Ten', translated: 'Zehn' };
  const membership = {
    ...{ id: 'ten', appId: 'app', name, lineItemIds: ['line'], credits: { total: 10, remaining: 7 } },
    ...{ expirationDate: '2027-01-01T00:00:00.000Z', additionalData: { color: 'gold' } },
  };
  const eligible = [membership];
  const invalid = [{ membership: { id: 'old', appId: 'app', name: { original: 'Old' } }, reason: 'It has ended' }];
  const selected = [{ id: 'ten', appId: 'app', lineItemIds: ['line'] }];
  const paying = [{ lineItemId: 'line', membershipId: 'ten', appId: 'app', name }];
  const errors = {
    carrierErrors: { errors: [{ carrierId: 'carrier', error: error('RATES', { path: 'rates' }) }] },
    orderValidationErrors: [{ code: 'FEES', description: 'No fees', data: {} }],
    discountsCalculationError: error('DISCOUNTS'),
    taxCalculationError: error('TAX'),
    membershipError: error('INVALID_SELECTION'),
  };
  const lineItem = { name: 'LINE_ITEM_DEFAULT', id: 'line', suggestedFix: 'REMOVE_LINE_ITEM' };
  const violations = [
    { severity: 'ERROR', target: { lineItem }, description: 'Too many' },
    { severity: 'WARNING', target: { other: { name: 'OTHER_DEFAULT' } }, description: 'It rains' },
  ];
  const plugins = {
    ...{ rates: [], fees: [], discounts: [], taxes: [], triggers: [], unvalidated: false, violations, errors },
    memberships: { eligible, invalid, selected, paying },
  };
  const { id, shopper } = await reopened((collection, document) =>
    collection === 'checkouts' ? { ...document, completed: true, plugins } : document,
  );
  expect((await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body).toMatchObject({
    checkout: {
      ...{ violations, calculationErrors: errors },
      membershipOptions: {
        ...{ eligibleMemberships: eligible, invalidMemberships: invalid },
        selectedMemberships: { memberships: selected },
      },
    },
  });
});
