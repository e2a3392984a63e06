import { operationTable } from '../../../core/src/testing/operation-table.js';
import { eventTable } from '../testing/event-table.js';
import * as ordersSettings from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { createdDate: time, updatedDate: time, inventoryUpdateTrigger: 'ON_PAYMENT' };
const ours = { _createdDate: when, _updatedDate: when, inventoryUpdateTrigger: 'ON_PAYMENT' };

operationTable(ordersSettings, {
  getOrdersSettings: {
    args: [],
    method: 'GET',
    path: '/ecom/v1/orders-settings',
    answer: { ordersSettings: wire },
    returns: { ordersSettings: ours },
  },
  updateOrdersSettings: {
    args: [ours],
    method: 'PATCH',
    path: '/ecom/v1/orders-settings',
    body: { ordersSettings: wire },
    answer: { ordersSettings: wire },
    returns: { ordersSettings: ours },
  },
});

eventTable([
  [
    ordersSettings.onOrdersSettingsUpdated,
    'wix.ecom.v1.orders_settings_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
]);
