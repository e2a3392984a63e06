import type { Database } from '../../kernel/state/database.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Tenants } from '../../kernel/state/tenants.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import type { Send } from '../webhooks/send-delivery.js';
import type { Signer } from '../webhooks/signing-keys.js';
import { type PluginAnswer, type PluginCall, callPlugin } from './call-plugin.js';
import { type ConfiguredPlugin, type ServicePlugin, configuredPlugin } from './service-plugin.js';

/** What the calls of plugins are made of. */
export interface ServicePluginsOptions {
  readonly tenants: Tenants;
  readonly database: Database | undefined;
  readonly configured: readonly ServicePlugin[];
  readonly send: Send;
  signer(): Promise<Signer>;
}

/** The plugins of an emulator. Without any, nothing is ever called. */
export class ServicePlugins {
  readonly #options: ServicePluginsOptions;
  readonly #configured: readonly ConfiguredPlugin[];

  /** @throws {TypeError} for a plugin that cannot be called */
  constructor(options: ServicePluginsOptions) {
    this.#options = options;
    this.#configured = options.configured.map(configuredPlugin);
  }

  /** Every plugin: those that the emulator was made with, and those that were added. */
  list(): ConfiguredPlugin[] {
    const all = [...this.#configured, ...this.#added().values()];
    return [...new Map(all.map((plugin) => [plugin.id, plugin])).values()];
  }

  /**
   * Adds a plugin, or changes the time limit of the same one. It is kept with the data, and no reset takes it away.
   *
   * @throws {TypeError} for a plugin that cannot be called
   */
  async add(plugin: ServicePlugin): Promise<ConfiguredPlugin> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().put(configuredPlugin(plugin)));
    return result;
  }

  /** Removes a plugin that was added; says whether there was one. */
  async remove(id: string): Promise<boolean> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().delete(id));
    return result;
  }

  /** The plugins that are asked about a tenant's carts and checkouts. */
  of(tenant: Tenant): ConfiguredPlugin[] {
    return this.list().filter(({ clientId }) => clientId === undefined || clientId === tenant.id);
  }

  /** Calls a method of a plugin, and waits no longer than its time limit. */
  call(plugin: ConfiguredPlugin, method: string, call: PluginCall): Promise<PluginAnswer> {
    return callPlugin(plugin, method, call, this.#options);
  }

  #added() {
    return this.#options.tenants.system.collection<ConfiguredPlugin>('plugins');
  }
}
