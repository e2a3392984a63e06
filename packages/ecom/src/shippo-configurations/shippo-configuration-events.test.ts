import { eventTable } from '../testing/event-table.js';
import { onShippoConfigurationCreated, onShippoConfigurationDeleted, onShippoConfigurationUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = {
  id: 's',
  createdDate: time,
  updatedDate: time,
  shipFromAddress: { country: 'US', addressLine: '1 Main St' },
};
const ours = {
  _id: 's',
  _createdDate: when,
  _updatedDate: when,
  shipFromAddress: { country: 'US', addressLine1: '1 Main St' },
};

eventTable([
  [
    onShippoConfigurationCreated,
    'wix.ecom.v1.shippo_configuration_created',
    'created',
    { entity: wire },
    { entity: ours },
  ],
  [
    onShippoConfigurationUpdated,
    'wix.ecom.v1.shippo_configuration_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [
    onShippoConfigurationDeleted,
    'wix.ecom.v1.shippo_configuration_deleted',
    'deleted',
    { entity: wire },
    { entity: ours },
  ],
]);
