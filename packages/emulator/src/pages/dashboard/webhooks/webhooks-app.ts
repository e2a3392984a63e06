import { Hono } from 'hono';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { ControlContext } from '../../control/control-context.js';
import { readWebhook } from '../../control/read-control.js';
import { formHandler } from '../layout/form-handler.js';
import { pageUrl, createView } from '../layout/view.js';
import { webhooksPage } from './webhooks-page.js';

/** Page of the webhooks and their deliveries. */
export function webhooksApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const { webhooks } = controlled.emulator;
  const app = new Hono();
  app.get('/webhooks', (c) => webhooksPage(controlled, createView(tenants, c)));
  app.post(
    '/webhooks',
    formHandler(controlled, async ({ form, view }) => {
      const events = (form['events'] ?? '').split(/[\s,]+/).filter(Boolean);
      const webhook = readWebhook({ url: form['url'] ?? '', ...(events.length > 0 && { events }) });
      await webhooks.add({ ...webhook, clientId: view.tenant.id });
      return pageUrl(view, 'webhooks', { done: 'webhookAdded' });
    }),
  );
  app.post(
    '/webhooks/:id/remove',
    formHandler(controlled, async ({ id, view }) => {
      if (await webhooks.remove(id)) return pageUrl(view, 'webhooks', { done: 'webhookRemoved' });
      const description = 'This webhook is part of the options of the emulator. Only added ones can be removed.';
      throw new ApplicationError('failedPrecondition', 'WEBHOOK_IS_CONFIGURED', description);
    }),
  );
  app.post(
    '/deliveries/:id/resend',
    formHandler(controlled, async ({ form, id, view }) => {
      await webhooks.resend(id, view.tenant.id);
      const { from = '' } = form;
      return pageUrl(view, /^events\/[\w-]+$/.test(from) ? from : 'webhooks', { done: 'resent' });
    }),
  );
  return app;
}
