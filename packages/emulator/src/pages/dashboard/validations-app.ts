import {
  type ValidationSettings,
  changeValidationSettings,
  validationModes,
  validationSettings,
} from '../../shop/validations/validation-settings.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { changing } from './changing.js';
import type { Controlled } from './controlled.js';
import { Fields } from './fields.js';

const shown = ({ cart, checkout, storeRules }: ValidationSettings) => ({ cart, checkout, storeRules });

function readChange(body: unknown): Partial<ValidationSettings> {
  const fields = new Fields(body, ['cart', 'checkout', 'storeRules']);
  const cart = fields.oneOf('cart', validationModes);
  const checkout = fields.oneOf('checkout', validationModes);
  const storeRules = fields.flag('storeRules');
  return { ...(cart && { cart }), ...(checkout && { checkout }), ...(storeRules !== undefined && { storeRules }) };
}

/** How much of carts and checkouts is validated. */
export function validationsApp(controlled: Controlled): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changing(controlled);
  app.get('/validations', (c) => c.json(shown(validationSettings(tenants.need(c.req.query('clientId'))))));
  app.post('/validations', async (c) => {
    const given = readChange(await readBody(c.req.raw));
    const tenant = tenants.need(c.req.query('clientId'));
    return c.json(shown(await change(c, tenant, () => changeValidationSettings(tenant, given))));
  });
  return app;
}
