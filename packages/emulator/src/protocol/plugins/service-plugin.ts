import { derivedId } from '../../kernel/state/derived-id.js';
import { DEMO_APP_ID } from '../../kernel/state/demo.js';
import { configuredWebhook } from '../webhooks/webhook.js';

/** Service plugin types, with the paths of their methods, relative to the plugin's URL. */
export const pluginMethods = {
  ECOM_SHIPPING_RATES: { getShippingRates: '/v1/getRates' },
  ECOM_ADDITIONAL_FEES: { calculateAdditionalFees: '/v1/calculate-additional-fees' },
  ECOM_DISCOUNTS: { getEligibleDiscounts: '/v1/eligible-discounts' },
  TAX_CALCULATION_PROVIDER: { calculateTax: '/v1/calculate-tax' },
  ECOM_VALIDATIONS: { getValidationViolations: '/v1/get-violations' },
  GIFT_CARDS_PROVIDER: { getBalance: '/v1/balance', redeem: '/v1/redeem', _void: '/v1/void' },
  ECOM_CATALOG: { getCatalogItems: '/get-catalog-items' },
  ECOM_INVENTORY: { decrementAvailability: '/v1/decrement', incrementAvailability: '/v1/increment' },
  ECOM_MEMBERSHIPS: {
    listEligibleMemberships: '/v1/list-eligible-memberships',
    chargeMembership: '/v1/charge-membership',
    getMembershipVoidability: '/v1/get-voidability',
    voidMembershipCharge: '/v1/void-membership-charge',
  },
  ECOM_DISCOUNTS_TRIGGER: { getEligibleTriggers: '/v1/get-eligible-triggers' },
  ECOM_PAYMENT_SETTINGS: { getPaymentSettings: '/v1/payment-settings' },
} as const;

/** Type of a service plugin. */
export type PluginType = keyof typeof pluginMethods;

/** Method name of a service plugin type. */
export type PluginMethod<T extends PluginType> = keyof (typeof pluginMethods)[T] & string;

/** Service plugin of an app, which the emulator calls when it calculates carts and checkouts. */
export interface ServicePlugin {
  /** Type of the plugin, such as `ECOM_SHIPPING_RATES`. */
  readonly type: PluginType;
  /** Base URL of the plugin's methods, `http` or `https`, without a query. */
  readonly url: string;
  /** Client whose carts and checkouts the plugin is called for. Defaults to all clients. */
  readonly clientId?: string;
  /**
   * App ID of the plugin: the `aud` claim of its requests.
   *
   * @default DEMO_APP_ID
   */
  readonly appId?: string;
  /**
   * Timeout of a call, in milliseconds.
   *
   * @default 5000
   */
  readonly timeout?: number;
  /**
   * Whether to call an `ECOM_VALIDATIONS` plugin for carts too, not only for checkouts.
   *
   * @default false
   */
  readonly validateInCart?: boolean;
}

/** Service plugin with its ID and defaults. */
export type ConfiguredPlugin = ServicePlugin & {
  /** Plugin ID. */
  readonly id: string;
  /** App ID of the plugin: the `aud` claim of its requests. */
  readonly appId: string;
  /** Timeout of a call, in milliseconds. */
  readonly timeout: number;
};

/**
 * Validates a plugin and assigns its ID, which is the same for equal type, URL, client and app.
 *
 * @param plugin - Service plugin to validate.
 * @returns The plugin with its ID and defaults.
 * @throws {TypeError} for an unknown type, an invalid URL or an invalid timeout
 */
export function configuredPlugin({ appId = DEMO_APP_ID, timeout = 5000, ...plugin }: ServicePlugin): ConfiguredPlugin {
  if (!Object.hasOwn(pluginMethods, plugin.type)) {
    throw new TypeError(`The type of a plugin must be one of ${Object.keys(pluginMethods).join(', ')}.`);
  }
  if (!(timeout > 0)) throw new TypeError('The timeout of a plugin must be greater than 0.');
  if (/[?#]/.test(plugin.url))
    throw new TypeError('The url of a plugin must not have a query, because paths are appended to it.');
  const { url } = configuredWebhook({ url: plugin.url });
  const { clientId = '', type } = plugin;
  return {
    ...plugin,
    url: url.replace(/\/$/, ''),
    appId,
    timeout,
    id: derivedId('plugin', type, url, clientId, appId),
  };
}
