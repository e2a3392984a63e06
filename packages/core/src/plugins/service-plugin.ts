import { callable } from '../client/callable.js';
import { registrations } from '../client/registrations.js';
import { checkedImplementation } from './implementation.js';
import type { PluginMethod } from './plugin-method.js';

/** Declaration of a plugin. */
export interface PluginSpec<Handlers extends object> {
  /** Type of the app's component, such as `ECOM_SHIPPING_RATES`. */
  readonly componentType: string;
  /** Methods by name. */
  readonly methods: { readonly [Name in keyof Handlers]-?: PluginMethod };
}

/** A service plugin of the platform, for which implementations can be registered. */
export interface PluginDefinition<Handlers extends object = object> {
  /**
   * Registers the implementation with the client that the plugin is bound to, or with the ambient client.
   *
   * @param handlers - A function per method.
   * @throws {PluginError} `multiple_implementations` if the plugin already has one.
   * @throws {CartwrightError} `invalid_argument` if a method is missing.
   */
  (handlers: Handlers): void;
  /** Type of the app's component, such as `ECOM_SHIPPING_RATES`. */
  readonly componentType: string;
  /** Methods by name. */
  readonly methods: Readonly<Record<string, PluginMethod>>;
}

/**
 * Declares a service plugin: a service that your app implements and the platform calls.
 *
 * @template Handlers - Interface of the implementation: a function per method.
 * @param spec - Component type, and path and converted fields of each method.
 * @returns The plugin. Pass it to `provide` of `createServicePlugins`, or call it with the implementation as part of a
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
      const all = registrations<typeof definition>(client, 'plugins');
      all.push([definition, checkedImplementation(definition, handlers, all)]);
    }, definition),
  );
  return Object.assign(register, definition);
}
