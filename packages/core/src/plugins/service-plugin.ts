import { callable } from '../client/callable.js';
import { registered } from '../client/registered.js';
import { checkedImplementation } from './implementation.js';
import type { PluginMethod } from './plugin-method.js';

/** A plugin as data. */
export interface PluginSpec<Handlers extends object> {
  /** The type of the app's component, such as `ECOM_SHIPPING_RATES`. */
  readonly componentType: string;
  /** Its methods by their names. */
  readonly methods: { readonly [Name in keyof Handlers]-?: PluginMethod };
}

/** A plugin that an implementation can be registered for. */
export interface PluginDefinition<Handlers extends object = object> {
  /**
   * Registers the implementation with the client that the plugin is bound to; unbound, with the ambient one.
   *
   * @throws `PluginError` `multiple_implementations` when there is one.
   */
  (handlers: Handlers): void;
  /** The type of the app's component. */
  readonly componentType: string;
  /** Its methods by their names. */
  readonly methods: Readonly<Record<string, PluginMethod>>;
}

/**
 * Declares a plugin of the platform: a service that your app implements and the platform calls.
 *
 * @template Handlers - The implementation: a function for each method.
 * @param spec - The component's type, and path and converted fields of each method.
 * @returns The definition, for `provide` of `createServicePlugins`; or to be called with the implementation as part of a
 * client's module.
 * @example
 * ```ts
 * import { date } from '@cartwright/core';
 * import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
 *
 * interface Handlers {
 *   nextDelivery(call: PluginCall<{ city?: string }>): Promise<{ day: Date }>;
 * }
 * export const provideHandlers = servicePlugin<Handlers>({
 *   componentType: 'EXAMPLE_DELIVERIES',
 *   methods: { nextDelivery: { path: '/v1/next-delivery', response: { day: date } } },
 * });
 * ```
 */
export function servicePlugin<Handlers extends object>(spec: PluginSpec<Handlers>): PluginDefinition<Handlers> {
  const definition = { componentType: spec.componentType, methods: spec.methods as PluginDefinition['methods'] };
  const register = callable((client) =>
    Object.assign((handlers: Handlers) => {
      const all = registered<typeof definition>(client, 'plugins');
      all.push([definition, checkedImplementation(definition, handlers, all)]);
    }, definition),
  );
  return Object.assign(register, definition);
}
