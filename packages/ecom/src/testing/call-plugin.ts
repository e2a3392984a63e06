import { createServicePlugins, servicePlugin, type PluginCall, type PluginDefinition } from '@cartwright/core/plugins';
import { createPluginSigner } from '@cartwright/core/plugins/testing';

const { publicKey, signRequest } = await createPluginSigner();

/** A call of the platform: the plugin's component type, the path, and the request in the platform's format. */
export interface PlatformCall {
  readonly componentType: string;
  readonly path: string;
  readonly request: object;
}

/** Calls a plugin as the platform does. Returns the status and the body of the response. */
export async function callPlugin<Handlers extends object>(
  definition: PluginDefinition<Handlers>,
  handlers: Handlers,
  { componentType, path, request }: PlatformCall,
): Promise<[status: number, body: unknown]> {
  const plugins = createServicePlugins({ publicKey });
  plugins.provide(definition, handlers);
  const platformCall = servicePlugin<{ call(call: PluginCall<object>): object }>({
    componentType,
    methods: { call: { path } },
  });
  const response = await plugins.respond(await signRequest(platformCall, 'call', request));
  return [response.status, await response.json()];
}
