import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { shownUrl, type ConfiguredWebhook } from '../../protocol/webhooks/webhook.js';
import type { ControlContext } from './control-context.js';
import { readSigning, readWebhook } from './read-control.js';

const formatWebhook = (webhook: ConfiguredWebhook): ConfiguredWebhook => ({ ...webhook, url: shownUrl(webhook.url) });

/** Control API for events, webhooks and deliveries. */
export function webhooksApp({ emulator, tenants }: ControlContext): Hono {
  const app = new Hono();
  const { webhooks } = emulator;
  app.get('/events', (c) => c.json(emulator.events(c.req.query('clientId'))));
  app.get('/webhooks', (c) => c.json(webhooks.list().map(formatWebhook)));
  app.get('/webhooks/public-key', async (c) => c.text(await webhooks.publicKey()));
  app.post('/sign', async (c) => {
    const { appId, data } = readSigning(await readBody(c.req.raw));
    return c.json({ token: await webhooks.sign(data, appId) });
  });
  app.post('/webhooks', async (c) => {
    const webhook = readWebhook(await readBody(c.req.raw));
    const { id: clientId } = tenants.require(c.req.query('clientId'));
    return c.json(formatWebhook(await webhooks.add({ ...webhook, clientId })));
  });
  app.delete('/webhooks/:id', async (c) => {
    if (!(await webhooks.remove(c.req.param('id'))))
      throw new ApplicationError(
        'notFound',
        'WEBHOOK_NOT_FOUND',
        'No webhook with this ID was added at runtime. Others are part of the emulator options.',
      );
    return c.json({});
  });
  app.get('/deliveries', async (c) => {
    if (c.req.query('settled') === 'true') await webhooks.settled();
    return c.json(webhooks.deliveries(c.req.query('clientId')));
  });
  app.post('/deliveries/:id/resend', async (c) => {
    await webhooks.resend(c.req.param('id'), c.req.query('clientId'));
    return c.json({});
  });
  return app;
}
