import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import { isCollecting, setCollecting } from '../../shop/back-in-stock/collecting-apps.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';

const formatSettings = (tenant: Tenant): object => {
  const [appId = ''] = storesAppIds;
  return { settings: { collectionStates: [{ appId, collectingRequests: isCollecting(tenant, appId) }] } };
};

/** Gets whether requests are collected. */
export const getSettingsRoute = route({
  id: 'ecom.backInStockSettings.getSettings',
  method: 'PUT',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings',
    '/v1/back-in-stock-notification-requests/settings',
  ],
  access: 'visitor',
  handle: ({ tenant }) => formatSettings(tenant),
});

function change(tenant: Tenant, body: unknown, collecting: boolean): object {
  const appId = isObject(body) ? body.appId : undefined;
  check([
    typeof appId === 'string' && appId !== '' ? undefined : violation('appId', 'must not be empty', 'REQUIRED_FIELD'),
  ]);
  if (!storesAppIds.includes(String(appId))) {
    throw new ApplicationError(
      'invalidArgument',
      'NOT_SUPPORTED_APP_DEF_ID',
      'Back-in-stock requests are not supported for items of this app.',
      { appId },
    );
  }
  setCollecting(tenant, collecting);
  return formatSettings(tenant);
}

/** Starts collecting requests. */
export const startCollectingRoute = route({
  id: 'ecom.backInStockSettings.startCollectingRequests',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    '/v1/back-in-stock-notification-requests/settings/start-collecting',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => change(tenant, body, true),
});

/** Stops collecting requests. Pending requests stay. */
export const stopCollectingRoute = route({
  id: 'ecom.backInStockSettings.stopCollectingRequests',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
    '/v1/back-in-stock-notification-requests/settings/stop-collecting',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => change(tenant, body, false),
});
