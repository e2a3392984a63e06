import type { Route } from '../../protocol/routing/route.js';
import { getOrdersSettings } from './get-orders-settings.js';
import { updateOrdersSettings } from './update-orders-settings.js';
/** The routes of order settings. */
export const ordersSettingsRoutes: readonly Route[] = [getOrdersSettings, updateOrdersSettings];
