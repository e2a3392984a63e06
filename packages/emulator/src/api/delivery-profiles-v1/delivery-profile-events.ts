import { changedFields } from '../../protocol/events/changed-fields.js';
import type { EventDefinition, NewEvent } from '../../protocol/events/event-definition.js';
import { listedEntityEvents } from '../../protocol/events/listed-entity-events.js';
import { type DeliveryRegion, type ShippingSettings, initialShipping } from '../../shop/settings/shipping-settings.js';
import {
  DEFAULT_PROFILE_ID,
  type ProfileWithRegions,
  formatProfile,
  formatRegion,
  listProfiles,
} from './format-delivery-profile.js';

const fqdn = 'wix.ecom.v1.delivery_profile';

/** Triggered when a delivery profile is created, updated or deleted. */
export const deliveryProfileEvents = listedEntityEvents<ShippingSettings, ProfileWithRegions>({
  collection: 'shipping',
  fqdn,
  initial: initialShipping,
  entities: listProfiles,
  format: formatProfile,
});

function createEvent(verb: 'added' | 'removed' | 'updated', region: DeliveryRegion): NewEvent {
  const { id: deliveryRegionId, ...fields } = formatRegion(region);
  const slug = `region_${verb}`;
  const deliveryProfileId = region.profileId ?? DEFAULT_PROFILE_ID;
  const body = { deliveryProfileId, deliveryRegionId, ...(verb !== 'removed' && fields) };
  return {
    type: `${fqdn}_${slug}`,
    entityId: deliveryProfileId,
    entity: { fqdn, slug },
    payload: { actionEvent: { body } },
  };
}

/** Triggered when a delivery region is added to a delivery profile, updated or removed. */
export const deliveryRegionEvents: EventDefinition<ShippingSettings> = {
  collection: 'shipping',
  getEvents({ after, before }, { tenant }) {
    const initial = initialShipping(tenant);
    const former = new Map((before ?? initial).regions.map((region) => [region.id, region]));
    const current = new Map((after ?? initial).regions.map((region) => [region.id, region]));
    const removed = [...former.values()].filter(({ id }) => !current.has(id));
    return [
      ...removed.map((region) => createEvent('removed', region)),
      ...[...current.values()].flatMap((region) => {
        const known = former.get(region.id);
        if (!known) return [createEvent('added', region)];
        const isChanged = changedFields(formatRegion(known), formatRegion(region)).length > 0;
        return isChanged ? [createEvent('updated', region)] : [];
      }),
    ];
  },
};
