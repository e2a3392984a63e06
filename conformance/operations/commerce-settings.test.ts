import fc from 'fast-check';
import { describe } from 'vitest';
import { flag, image, moment, nullable, partialRecord, text, wireDate, wireImage } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const brandWith = (picture: fc.Arbitrary<unknown>) => {
  const fill = partialRecord({ color: nullable(text), image: picture });
  return partialRecord({
    header: partialRecord({
      text: nullable(text),
      logo: partialRecord({ image: picture, size: fc.constant('LARGE' as const) }),
      backgroundFill: fill,
    }),
    mainSection: partialRecord({ formBackgroundFill: fill, summaryBackgroundFill: fill }),
    footer: partialRecord({ backgroundFill: fill }),
  });
};
const policy = partialRecord({ visible: nullable(flag), content: nullable(text) });
const plain = {
  checkoutPolicies: partialRecord({ termsAndConditions: policy, returnPolicy: policy }),
  checkoutFields: partialRecord({ policyAgreementCheckbox: partialRecord({ visible: nullable(flag) }) }),
};
const checkoutSettings = partialRecord({
  checkoutSettings: partialRecord({
    ...plain,
    createdDate: wireDate,
    updatedDate: nullable(wireDate),
    checkoutBrand: brandWith(wireImage),
  }),
});
const trigger = fc.constantFrom('ON_ORDER_PAID' as const, 'ON_ORDER_PLACED' as const);
const ordersSettings = partialRecord({
  ordersSettings: partialRecord({ inventoryUpdateTrigger: trigger, createInvoice: flag, createdDate: wireDate }),
});

describe('settings', () => {
  sameCall('checkoutSettings.getCheckoutSettings', fc.constant([]), checkoutSettings);
  sameCall(
    'checkoutSettings.updateCheckoutSettings',
    fc.tuple(partialRecord({ ...plain, _createdDate: moment, checkoutBrand: brandWith(image) })),
    checkoutSettings,
  );
  sameCall('ordersSettings.getOrdersSettings', fc.constant([]), ordersSettings);
  sameCall(
    'ordersSettings.updateOrdersSettings',
    fc.tuple(partialRecord({ inventoryUpdateTrigger: trigger, createInvoice: nullable(flag), _updatedDate: moment })),
    ordersSettings,
  );
});
