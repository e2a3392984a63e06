import type { Database } from '../../kernel/state/database.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import type { Send } from '../webhooks/send-delivery.js';
import type { Signer } from '../webhooks/signing-keys.js';
import { type PluginResult, type PluginCall, callPlugin } from './call-plugin.js';
import type { PluginFormat, PluginFormats } from './plugin-format.js';
import { type ConfiguredPlugin, type ServicePlugin, configuredPlugin } from './service-plugin.js';

/** Options of {@link ServicePlugins}. */
export interface ServicePluginsOptions {
  readonly tenants: Tenants;
  readonly database: Database | undefined;
  readonly configured: readonly ServicePlugin[];
  /** Request and response formats of the plugins' methods. */
  readonly formats: PluginFormats;
  /** Language code of the store (BCP 47), sent with each request. */
  readonly language: string;
  readonly send: Send;
  signer(): Promise<Signer>;
}

/** Service plugins of an emulator. */
export class ServicePlugins {
  readonly #options: ServicePluginsOptions;
  readonly #configured: readonly ConfiguredPlugin[];

  /** @throws {TypeError} for an invalid plugin */
  constructor(options: ServicePluginsOptions) {
    this.#options = options;
    this.#configured = options.configured.map(configuredPlugin);
  }

  /** All plugins: those of the options, and those added at runtime. */
  list(): ConfiguredPlugin[] {
    const all = [...this.#configured, ...this.#added().values()];
    return [...new Map(all.map((plugin) => [plugin.id, plugin])).values()];
  }

  /**
   * Adds a plugin, or updates the timeout of an equal one. It is stored in the database, and kept by a reset.
   *
   * @throws {TypeError} for an invalid plugin
   */
  async add(plugin: ServicePlugin): Promise<ConfiguredPlugin> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().put(configuredPlugin(plugin)));
    return result;
  }

  /** Removes a plugin that was added at runtime. Returns whether it existed. */
  async remove(id: string): Promise<boolean> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().delete(id));
    return result;
  }

  /** Plugins of a tenant's carts and checkouts. */
  of(tenant: Tenant): ConfiguredPlugin[] {
    return this.list().filter(({ clientId }) => clientId === undefined || clientId === tenant.id);
  }

  /** Request and response format of a method; `undefined` for a method without one. */
  getFormat(method: string): PluginFormat<object, unknown> | undefined {
    return this.#options.formats[method];
  }

  /** Calls a method of a plugin, with its timeout. */
  call(plugin: ConfiguredPlugin, method: string, call: PluginCall): Promise<PluginResult> {
    return callPlugin(plugin, method, call, this.#options);
  }

  #added() {
    return this.#options.tenants.system.collection<ConfiguredPlugin>('plugins');
  }
}
