import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { describe, expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { emulatorFetch } from './platform.js';

/** Opens a store with the clients of two SDKs. */
function openStore(writer: Side, reader: Side) {
  const emulator = createEmulator();
  const options = { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID };
  return { emulator, write: openMerchant(writer, options), read: openMerchant(reader, options) };
}

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

/** Types of the billing and delivery events that a store triggered. */
const eventTypes = (emulator: ReturnType<typeof createEmulator>, part: string) =>
  emulator.events().flatMap(({ type }) => (type.includes(part) ? [type.split('.').at(-1)] : []));

describe.each([
  [ours, official],
  [official, ours],
])('the $name SDK writes, and the other one reads', (writer, reader) => {
  test('tax exempt groups, and their rates', async () => {
    const { emulator, read, write } = openStore(writer, reader);
    const schools = await write.taxExemptGroups.createTaxExemptGroup({ name: 'Schools' });
    const groupId = must(schools._id);
    expect(await read.taxExemptGroups.getTaxExemptGroup(groupId)).toEqual(schools);
    const updated = await read.taxExemptGroups.updateTaxExemptGroup(groupId, {
      name: 'Schools and museums',
      revision: '1',
    });
    const found = await write.taxExemptGroups.queryTaxExemptGroups().eq('name', 'Schools and museums').find();
    expect(found.items).toEqual([updated]);
    expect(updated._updatedDate).toBeInstanceOf(Date);
    const { taxExemptGroups: defaults } = await read.taxExemptGroups.listDefaultTaxExemptGroups();
    expect(await write.taxExemptGroups.listDefaultTaxExemptGroups()).toEqual({ taxExemptGroups: defaults });

    const books = await write.taxGroups.createTaxGroup({ name: 'Books' });
    const [region] = (await read.taxRegions.queryTaxRegions().eq('country', 'DE').find()).items;
    const mapping = await read.manualTaxMappings.createManualTaxMapping({
      taxGroupId: must(books._id),
      taxRegionId: must(region?._id),
      taxRate: '0.07',
    });
    const mappingId = must(mapping._id);
    const { results } = await write.manualTaxMappings.bulkAssignExemptOverrides({
      assignOverrides: [
        { manualTaxMappingId: mappingId, exemptGroupOverrides: [{ exemptGroupId: groupId, rate: '0' }] },
      ],
    });
    expect(results).toMatchObject([{ itemMetadata: { _id: mappingId, success: true } }]);
    for (const { manualTaxMappings } of [write, read]) {
      const { items } = await manualTaxMappings
        .queryManualTaxMappings()
        .eq('exemptRates.taxExemptGroupId', groupId)
        .find();
      expect(items).toMatchObject([{ _id: mappingId, exemptRates: [{ taxExemptGroupId: groupId, taxRate: '0' }] }]);
      const others = await manualTaxMappings
        .queryManualTaxMappings()
        .ne('exemptRates.taxExemptGroupId', groupId)
        .find();
      expect(others.items.map(({ _id }) => _id)).not.toContain(mappingId);
    }
    await read.manualTaxMappings.bulkUnassignExemptOverrides([
      { manualTaxMappingId: mappingId, exemptGroupIds: [groupId] },
    ]);
    expect((await write.manualTaxMappings.getManualTaxMapping(mappingId)).exemptRates ?? []).toEqual([]);

    await write.taxExemptGroups.deleteTaxExemptGroup(groupId);
    await expect(read.taxExemptGroups.getTaxExemptGroup(groupId)).rejects.toMatchObject({
      details: { applicationError: { code: 'TAX_EXEMPT_GROUP_NOT_FOUND' } },
    });
    expect(eventTypes(emulator, 'tax_exempt_group')).toEqual(
      ['created', 'updated', 'deleted'].map((verb) => `tax_exempt_group_${verb}`),
    );
  });

  test('tax settings, which region and cart calculations follow', async () => {
    const { read, write } = openStore(writer, reader);
    expect(await read.taxSettings.getTaxSettings()).toEqual({ taxSettings: { taxIncludedInItemPrices: false } });
    const set = await write.taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: true });
    expect(set.taxSettings?._createdDate).toBeInstanceOf(Date);
    expect(await read.taxSettings.getTaxSettings()).toEqual(set);
  });

  test('delivery profiles, their regions and carriers', async () => {
    const { emulator, read, write } = openStore(writer, reader);
    const profile = await write.deliveryProfile.createDeliveryProfile({
      name: 'Bulky goods',
      deliveryRegions: [{ name: 'Germany', destinations: [{ countryCode: 'DE', subdivisions: [] }] }],
    });
    const profileId = must(profile._id);
    expect(await read.deliveryProfile.getDeliveryProfile(profileId)).toEqual(profile);
    const { deliveryProfile: added } = await read.deliveryProfile.addDeliveryRegion(profileId, {
      name: 'France',
      destinations: [{ countryCode: 'FR', subdivisions: [] }],
    });
    const [germany, france] = must(added?.deliveryRegions);
    const deliveryRegionId = must(france?._id);
    const owner = await write.deliveryProfile.getDeliveryProfileByDeliveryRegionId(deliveryRegionId);
    expect(owner.deliveryProfile).toMatchObject({ _id: profileId, name: 'Bulky goods' });
    const regionIds = { deliveryProfileId: profileId, deliveryRegionId };
    const { deliveryProfile: changed } = await write.deliveryProfile.updateDeliveryRegion(regionIds, { active: false });
    expect(changed?.deliveryRegions).toMatchObject([{ _id: germany?._id }, { _id: deliveryRegionId, active: false }]);
    const { installedDeliveryCarriers } = await read.deliveryProfile.listInstalledDeliveryCarriers();
    const appId = must(installedDeliveryCarriers?.[0]?._id);
    const additionalCharges = [{ description: 'Handling', amount: '2.50' }];
    await write.deliveryProfile.updateDeliveryCarrier(deliveryRegionId, {
      deliveryCarrier: { appId, additionalCharges },
    });
    const { items } = await read.deliveryProfile.queryDeliveryProfiles().eq('name', 'Bulky goods').find();
    expect(items).toMatchObject([
      { _id: profileId, deliveryRegions: [{}, { deliveryCarriers: [{ appId, additionalCharges }] }] },
    ]);
    await read.deliveryProfile.removeDeliveryRegion(regionIds);
    await write.deliveryProfile.deleteDeliveryProfile(profileId);
    await expect(read.deliveryProfile.getDeliveryProfile(profileId)).rejects.toMatchObject({
      details: { applicationError: { code: 'DELIVERY_PROFILE_NOT_FOUND' } },
    });
    expect(eventTypes(emulator, 'delivery_profile').at(-1)).toBe('delivery_profile_region_removed');
  });

  test('shipping options and pickup locations', async () => {
    const { read, write } = openStore(writer, reader);
    const [profile] = (await read.deliveryProfile.queryDeliveryProfiles().eq('default', true).find()).items;
    const [first, second] = must(profile?.deliveryRegions).map(({ _id }) => must(_id));
    const rates = [{ amount: '1.50', conditions: [], multiplyByQuantity: false }];
    const option = await write.shippingOptions.createShippingOption({
      title: 'Courier',
      deliveryRegionIds: [must(first)],
      rates,
    });
    expect(await read.shippingOptions.getShippingOption(must(option._id))).toEqual(option);

    const address = { country: 'CA', city: 'Halifax', addressLine1: '3 Quay Road' };
    const location = await write.pickupLocations.createPickupLocation({
      name: 'Counter',
      address,
      active: true,
      rates,
      deliveryRegionIds: [must(first)],
    });
    const locationId = must(location._id);
    expect(location).toMatchObject({ address, rates, revision: '1' });
    expect(await read.pickupLocations.getPickupLocation(locationId)).toEqual(location);
    const { pickupLocation } = await read.pickupLocations.addDeliveryRegion(locationId, must(second), {
      revision: '1',
    });
    expect(pickupLocation?.deliveryRegionIds).toEqual([first, second]);
    const renamed = await write.pickupLocations.updatePickupLocation(locationId, { name: 'Kiosk', revision: '2' });
    const found = await read.pickupLocations.queryPickupLocation().eq('address.city', 'Halifax').find();
    expect(found.items).toEqual([renamed]);
    const { errors = [] } = await read.pickupLocations.bulkDeletePickupLocation([locationId, must(first)]);
    expect(errors).toMatchObject([{ _id: first, error: { code: 'PICKUP_LOCATION_NOT_FOUND' } }]);
    await expect(write.pickupLocations.getPickupLocation(locationId)).rejects.toMatchObject({
      details: { applicationError: { code: 'PICKUP_LOCATION_NOT_FOUND' } },
    });
  });
});
