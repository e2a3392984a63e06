import type { ConfiguredPlugin } from '../../protocol/plugins/service-plugin.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
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
        404,
        'PLUGIN_NOT_FOUND',
        'The plugin was not found, or was configured when the emulator was created.',
      );
    return c.json({});
  });
  return app;
}
