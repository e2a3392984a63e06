import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { chargeBack, reverseChargebacks } from '../../shop/payments/chargeback.js';
import { formatTransactions } from '../../api/order-payments-v1/format-transactions.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';

/**
 * Control API for chargebacks: simulates a bank that reverses a payment, or cancels the reversal. The platform has no
 * API for this.
 */
export function chargebacksApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.post('/chargebacks', async (c) => {
    const fields = new Fields(await readBody(c.req.raw), ['orderId', 'paymentId', 'amount']);
    const [orderId, paymentId, amount] = [
      fields.require('orderId'),
      fields.require('paymentId'),
      fields.string('amount'),
    ];
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(await change(c, tenant, () => formatTransactions(chargeBack(tenant, orderId, paymentId, amount))));
  });
  app.delete('/chargebacks', async (c) => {
    const fields = new Fields(await readBody(c.req.raw), ['orderId', 'paymentId']);
    const [orderId, paymentId] = [fields.require('orderId'), fields.require('paymentId')];
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(await change(c, tenant, () => formatTransactions(reverseChargebacks(tenant, orderId, paymentId))));
  });
  return app;
}
