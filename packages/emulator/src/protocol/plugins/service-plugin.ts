import { derivedId } from '../../kernel/state/derived-id.js';
import { DEMO_APP_ID } from '../../kernel/state/demo.js';
import { configuredWebhook } from '../webhooks/webhook.js';

/** The plugins that the emulator calls, with the paths of their methods behind the app's address. */
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

/** The kind of a plugin. */
export type PluginType = keyof typeof pluginMethods;

/** The name of a method of a plugin. */
export type PluginMethod<T extends PluginType> = keyof (typeof pluginMethods)[T] & string;

/** A plugin of an app, which the emulator calls when it calculates carts and checkouts. */
export interface ServicePlugin {
  /** What it is asked for, as `ECOM_SHIPPING_RATES`. */
  readonly type: PluginType;
  /** The address that the paths of its methods follow, `http` or `https`. */
  readonly url: string;
  /** The client whose carts and checkouts it is asked for; every client's unless given. */
  readonly clientId?: string;
  /** The app that calls are meant for, their audience; `DEMO_APP_ID` unless given. */
  readonly appId?: string;
  /** How long it may take, in milliseconds; 5,000 unless given. */
  readonly timeLimit?: number;
  /** Whether a plugin that validates is asked about carts too, and not only about checkouts; `false` unless given. */
  readonly validateInCart?: boolean;
}

/** A plugin that is configured. */
export type ConfiguredPlugin = ServicePlugin & {
  readonly id: string;
  readonly appId: string;
  readonly timeLimit: number;
};

/**
 * Checks a plugin and gives it its id, the same each time for the same type, address, client and app.
 *
 * @throws {TypeError} for an unknown type, an address that cannot be used, or a time limit that is none
 */
export function configuredPlugin({
  appId = DEMO_APP_ID,
  timeLimit = 5000,
  ...plugin
}: ServicePlugin): ConfiguredPlugin {
  if (!Object.hasOwn(pluginMethods, plugin.type)) {
    throw new TypeError(`The type of a plugin must be one of ${Object.keys(pluginMethods).join(', ')}.`);
  }
  if (!(timeLimit > 0)) throw new TypeError('The time limit of a plugin must be more than nothing.');
  if (/[?#]/.test(plugin.url)) throw new TypeError('The url of a plugin must have no query: paths follow it.');
  const { url } = configuredWebhook({ url: plugin.url });
  const { clientId = '', type } = plugin;
  return {
    ...plugin,
    url: url.replace(/\/$/, ''),
    appId,
    timeLimit,
    id: derivedId('plugin', type, url, clientId, appId),
  };
}
