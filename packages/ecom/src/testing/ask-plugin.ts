import { createServicePlugins, servicePlugin, type PluginCall, type PluginDefinition } from '@cartwright/core/plugins';
import { createPluginSigner } from '@cartwright/core/plugins/testing';

/** A call of the platform: the plugin's component type, the path, and the request with wire values. */
export interface WireCall {
  readonly componentType: string;
  readonly path: string;
  readonly request: object;
}

/** Calls a plugin as the platform does, and gives the status and the body of the answer. */
export async function askPlugin<Handlers extends object>(
  definition: PluginDefinition<Handlers>,
  handlers: Handlers,
  { componentType, path, request }: WireCall,
): Promise<[status: number, body: unknown]> {
  const { publicKey, signRequest } = await createPluginSigner();
  const plugins = createServicePlugins({ publicKey });
  plugins.provide(definition, handlers);
  const wire = servicePlugin<{ call(call: PluginCall<object>): object }>({
    componentType,
    methods: { call: { path } },
  });
  const response = await plugins.respond(await signRequest(wire, 'call', request));
  return [response.status, await response.json()];
}
