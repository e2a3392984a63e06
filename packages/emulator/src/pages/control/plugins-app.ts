import type { ConfiguredPlugin } from '../../protocol/plugins/service-plugin.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { shownUrl } from '../../protocol/webhooks/webhook.js';
import type { ControlContext } from './control-context.js';
import { readPlugin } from './read-control.js';

const formatPlugin = (plugin: ConfiguredPlugin): ConfiguredPlugin => ({ ...plugin, url: shownUrl(plugin.url) });

/** Control API for service plugins. */
export function pluginsApp({ emulator, tenants }: ControlContext): Hono {
  const app = new Hono();
  const { servicePlugins } = emulator;
  app.get('/plugins', (c) => c.json(servicePlugins.list().map(formatPlugin)));
  app.post('/plugins', async (c) => {
    const plugin = readPlugin(await readBody(c.req.raw));
    const { id: clientId } = tenants.require(c.req.query('clientId'));
    return c.json(formatPlugin(await servicePlugins.add({ ...plugin, clientId })));
  });
  app.delete('/plugins/:id', async (c) => {
    if (!(await servicePlugins.remove(c.req.param('id'))))
      throw new ApplicationError(
        'notFound',
        'PLUGIN_NOT_FOUND',
        'No plugin with this ID was added at runtime. Others are part of the emulator options.',
      );
    return c.json({});
  });
  return app;
}
