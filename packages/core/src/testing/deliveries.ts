import { generateKeyPairSync } from 'node:crypto';
import { exportSPKI, SignJWT } from 'jose';
import { date } from '../codec/date.js';
import { float } from '../codec/float.js';
import {
  createServicePlugins,
  pluginApplicationErrorClass,
  servicePlugin,
  type PluginCall,
  type ServicePluginOptions,
} from '../plugins/index.js';

interface Parcel {
  _id?: string;
  weight?: number | null;
  due?: Date | null;
}
interface Delivery {
  _id?: string;
  day?: Date | null;
}

/** Handlers of a fictitious plugin. */
export interface DeliveryHandlers {
  /** Returns the day of the next delivery. */
  nextDelivery(
    call: PluginCall<{ parcels?: Parcel[] }>,
  ): { deliveries?: Delivery[] } | Promise<{ deliveries?: Delivery[] }>;
  /** Cancels a delivery. */
  cancelDelivery(call: PluginCall<{ deliveryId?: string }>): object | Promise<object>;
}

export const provideHandlers = servicePlugin<DeliveryHandlers>({
  componentType: 'EXAMPLE_DELIVERIES',
  methods: {
    nextDelivery: {
      path: '/v1/next-delivery',
      request: { parcels: { weight: float, due: date } },
      response: { deliveries: { day: date } },
    },
    cancelDelivery: { path: '/v1/cancel' },
  },
});

export const TooLateWixError = pluginApplicationErrorClass<{ since?: Date }>('TooLate', {
  applicationCode: 'TOO_LATE',
  httpCode: 428,
});

// Not one of those that tests take turns with: it differs from all of them.
const pluginKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const pluginKey = await exportSPKI(pluginKeys.publicKey);

/** A call of the fictitious plugin, in the platform's format. */
export const callWire = (request: unknown = {}, type = 'EXAMPLE_DELIVERIES') => ({
  request,
  metadata: { instanceId: 'instance-1', appExtensionType: type },
});

/** Signs a call like the platform. */
export const signCall = (data: unknown = callWire(), claims: object = {}, header: object = {}) =>
  new SignJWT({ data, ...claims }).setProtectedHeader({ alg: 'RS256', ...header }).sign(pluginKeys.privateKey);

/** A plugin call as passed to `process`. */
export const createCall = (body: string, url = 'https://app.example/deliveries/v1/next-delivery') =>
  new Request(url, { method: 'POST', body });

/** Sets up the plugin with an implementation that records its calls. */
export function deliveries(options: Partial<ServicePluginOptions> = {}, handlers: Partial<DeliveryHandlers> = {}) {
  const requests: unknown[] = [];
  const plugins = createServicePlugins({ publicKey: pluginKey, ...options });
  plugins.provide(provideHandlers, {
    nextDelivery: (call) => {
      requests.push(call);
      return {};
    },
    cancelDelivery: () => ({}),
    ...handlers,
  });
  return { plugins, asked: requests };
}
