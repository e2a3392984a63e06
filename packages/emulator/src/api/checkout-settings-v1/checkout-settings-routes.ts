import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changeSettings } from './change-settings.js';
import { checkoutSettings, saveCheckoutSettings } from '../../shop/settings/checkout-settings.js';
import { formatCheckoutSettings } from './format-checkout-settings.js';

/** Gets the fields, texts and appearance of the checkout page. */
const getCheckoutSettings = route({
  id: 'ecom.checkoutSettings.getCheckoutSettings',
  method: 'GET',
  paths: ['/ecom/v1/checkout-settings', '/v1/checkout-settings'],
  access: 'merchant',
  handle: ({ tenant }) => ({ checkoutSettings: formatCheckoutSettings(checkoutSettings(tenant)) }),
});

/** Updates the fields, texts and appearance of the checkout page: the given fields, or those of the mask. */
const updateCheckoutSettings = route({
  id: 'ecom.checkoutSettings.updateCheckoutSettings',
  method: 'PATCH',
  paths: ['/ecom/v1/checkout-settings', '/v1/checkout-settings'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const input = bodyObject(new FieldReader(), body, 'checkoutSettings');
    const mask = isObject(body) ? body['fieldMask'] : undefined;
    const settings = changeSettings(checkoutSettings(tenant).settings, input, mask);
    return { checkoutSettings: formatCheckoutSettings(saveCheckoutSettings(tenant, settings)) };
  },
});

/** The routes of the checkout settings. */
export const checkoutSettingsRoutes: readonly Route[] = [getCheckoutSettings, updateCheckoutSettings];
