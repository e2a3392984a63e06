import {
  type ValidationSettings,
  changeValidationSettings,
  validationModes,
  validationSettings,
} from '../../shop/settings/validation-settings.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';

const formatSettings = ({ cart, checkout, storeRules }: ValidationSettings) => ({ cart, checkout, storeRules });

function readChange(body: unknown): Partial<ValidationSettings> {
  const fields = new Fields(body, ['cart', 'checkout', 'storeRules']);
  const cart = fields.enumeration('cart', validationModes);
  const checkout = fields.enumeration('checkout', validationModes);
  const storeRules = fields.boolean('storeRules');
  return { ...(cart && { cart }), ...(checkout && { checkout }), ...(storeRules !== undefined && { storeRules }) };
}

/** Control API for the validation modes of carts and checkouts. */
export function validationsApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.get('/validations', (c) => c.json(formatSettings(validationSettings(tenants.require(c.req.query('clientId'))))));
  app.post('/validations', async (c) => {
    const input = readChange(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(formatSettings(await change(c, tenant, () => changeValidationSettings(tenant, input))));
  });
  return app;
}
