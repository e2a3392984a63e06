import { ServicePlugins } from '../protocol/plugins/service-plugins.js';
import type { Tenants } from '../kernel/state/tenants.js';

/** No plugins: sends no requests. */
export const noPlugins = (tenants: Tenants) =>
  new ServicePlugins({
    tenants,
    database: undefined,
    formats: {},
    configured: [],
    send: () => Promise.reject(new Error('There are no plugins.')),
    language: 'en',
    signer: () => Promise.reject(new Error('There are no plugins.')),
  });
