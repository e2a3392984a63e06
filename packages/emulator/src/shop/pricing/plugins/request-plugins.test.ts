import { expect, test } from 'vitest';
import { Tenants } from '../../../kernel/state/tenants.js';
import { PluginRequests } from '../../../protocol/plugins/plugin-requests.js';
import { ServicePlugins } from '../../../protocol/plugins/service-plugins.js';
import type { PluginType } from '../../../protocol/plugins/service-plugin.js';
import { signer } from '../../../protocol/webhooks/signing-keys.js';
import { pluginFormats } from '../../../api/service-plugins/index.js';
import { storedLine } from '../../../testing/stored-line.js';
import { price } from '../price.js';
import { requestPlugins } from './request-plugins.js';

const keys = signer(new Tenants({ seed: () => undefined }).system, undefined);
const address = { country: 'US', subdivision: 'US-OR' };

/** Prices a purchase with plugins whose responses are empty. Counts the units of work and the calculations. */
async function quote(types: readonly PluginType[]) {
  const tenants = new Tenants({ seed: () => undefined });
  const tenant = tenants.require();
  const plugins = new ServicePlugins({
    tenants,
    database: undefined,
    formats: pluginFormats,
    language: 'en',
    signer: () => keys,
    configured: types.map((type) => ({ type, url: 'http://app.test' })),
    send: async () => Response.json({}),
  });
  const questions = new PluginRequests(plugins, tenant, { kind: 'visitor', id: 'visitor' });
  const owner = { memberId: 'member' };
  const lines = [storedLine('mug', { price: '10.00', quantity: 1 })];
  const counts = { units: 0, calculations: 0 };
  await questions.run(async () => {
    counts.units++;
    counts.calculations = 0;
    requestPlugins(
      { tenant, plugins: questions },
      {
        source: 'CHECKOUT',
        owner,
        lines,
        purchaseFlowId: 'flow',
        shipping: { address },
        validators: 'all',
        price(results) {
          counts.calculations++;
          return price(tenant, { owner, lines, merchantDiscounts: [] }, { plugins: results, destination: address });
        },
      },
    );
  });
  return counts;
}

test('without plugins totals are calculated once', async () => {
  expect(await quote([])).toEqual({ units: 1, calculations: 1 });
});

test('plugins of one stage are called in one rerun of the unit of work', async () => {
  expect(await quote(['ECOM_DISCOUNTS', 'ECOM_MEMBERSHIPS'])).toEqual({ units: 2, calculations: 1 });
});

test('each stage requires one rerun and one calculation of the totals', async () => {
  const types = ['ECOM_DISCOUNTS', 'ECOM_SHIPPING_RATES', 'ECOM_ADDITIONAL_FEES'] as const;
  expect(await quote([...types, 'TAX_CALCULATION_PROVIDER', 'ECOM_VALIDATIONS'])).toEqual({
    units: 6,
    calculations: 4,
  });
});
