import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { newShopper } from '../../testing/shopper.js';

interface Settings {
  checkoutSettings: Record<string, Record<string, unknown>>;
}

const path = '/ecom/v1/checkout-settings';
let emulator: Emulator;
let store: Merchant;
beforeEach(() => {
  emulator = createEmulator();
  store = new Merchant(emulator);
});

const change = (checkoutSettings: object) => store.send<Settings>('PATCH', path, { checkoutSettings });

test('changes the given fields, keeps the others, and clears fields set to null', async () => {
  await change({ checkoutPolicies: { returnPolicy: { visible: true, content: 'Within 30 days.' } } });
  await change({
    checkoutPolicies: { returnPolicy: { content: 'Within 60 days.' } },
    checkoutBrand: { header: { text: 'Hello', logo: { size: 'LARGE' } }, mainSection: { cornerRadius: 4 } },
  });
  await change({ checkoutBrand: { header: { text: null } } });
  const { checkoutSettings } = await store.send<Settings>('GET', path);
  expect(checkoutSettings).toMatchObject({
    checkoutPolicies: {
      returnPolicy: { visible: true, content: 'Within 60 days.' },
      termsAndConditions: { visible: false },
    },
    checkoutBrand: { header: { logo: { size: 'LARGE' } }, mainSection: { cornerRadius: 4 } },
    checkoutFields: { giftCardRedeemEnabled: true },
  });
  expect(checkoutSettings['checkoutBrand']?.['header']).not.toHaveProperty('text');
  const [first, ...rest] = emulator.events().filter(({ type }) => type === 'wix.ecom.v1.checkout_settings_updated');
  expect(rest).toHaveLength(2);
  expect(
    Object.keys((first?.payload as { updatedEvent: { modifiedFields: object } }).updatedEvent.modifiedFields),
  ).toContain('checkoutPolicies');
});

test('reports all violations, and changes nothing', async () => {
  const before = await store.send('GET', path);
  const refused = await store.call('PATCH', path, {
    checkoutSettings: {
      checkoutFields: { mitEnabled: 'yes', policyAgreementCheckbox: [] },
      checkoutBrand: {
        header: { alignment: 'LEFT' },
        global: { buttonColor: 'url(x)' },
        mainSection: { cornerRadius: -1 },
      },
      checkoutBillingFields: 'NONE',
    },
  });
  expect(getViolations(refused)).toEqual([
    'checkoutSettings.checkoutFields.policyAgreementCheckbox FORMAT',
    'checkoutSettings.checkoutFields.mitEnabled FORMAT',
    'checkoutSettings.checkoutBrand.header.alignment INVALID_ENUM_VALUE',
    'checkoutSettings.checkoutBrand.mainSection.cornerRadius MIN',
    'checkoutSettings.checkoutBrand.global.buttonColor FORMAT',
    'checkoutSettings.checkoutBillingFields INVALID_ENUM_VALUE',
  ]);
  expect(getViolations(await store.call('PATCH', path, {}))).toEqual(['checkoutSettings REQUIRED_FIELD']);
  expect(await store.send('GET', path)).toEqual(before);
});

test('requires the merchant', async () => {
  const shopper = await newShopper(emulator);
  expect((await shopper.call('GET', path)).status).toBe(403);
  expect((await shopper.call('PATCH', path, { checkoutSettings: {} })).status).toBe(403);
});
