import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  fieldName,
  flag,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const ownDates = { _createdDate: moment, _updatedDate: moment };
const wireDates = { id: guid, createdDate: nullable(wireDate), updatedDate: nullable(wireDate) };
const revision = text;
const pagingMetadata = partialRecord({ count, cursors: partialRecord({ next: text }), hasNext: flag });
const createQuery = (...names: readonly string[]) =>
  fc.tuple(
    fc.record(
      {
        filter: fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.record({ $in: list(text) }))),
        sort: list(fc.record({ fieldName: fc.constantFrom(...names), order: fc.constantFrom('ASC', 'DESC') })),
        cursorPaging: partialRecord({ limit: count, cursor: text }),
      },
      { requiredKeys: ['filter'] },
    ),
  ) as fc.Arbitrary<[object]>;

const option = {
  deliveryRegionIds: list(guid),
  title: nullable(text),
  estimatedDeliveryTime: nullable(text),
  rates: list(
    partialRecord({
      amount: text,
      multiplyByQuantity: flag,
      conditions: list(
        partialRecord({
          type: fc.constant('BY_TOTAL_WEIGHT' as const),
          operator: fc.constant('LTE' as const),
          value: text,
        }),
      ),
    }),
  ),
};
const optionResponse = partialRecord({ shippingOption: partialRecord({ ...option, ...wireDates, revision: text }) });

describe('shipping options', () => {
  sameCall('shippingOptions.createShippingOption', fc.tuple(partialRecord({ ...option, ...ownDates })), optionResponse);
  sameCall('shippingOptions.getShippingOption', fc.tuple(pathId), optionResponse);
  sameCall(
    'shippingOptions.updateShippingOption',
    fc.tuple(pathId, fc.record({ revision, ...option, ...ownDates }, { requiredKeys: ['revision'] })),
    optionResponse,
  );
  sameCall('shippingOptions.deleteShippingOption', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'shippingOptions.queryShippingOptions',
    createQuery('_id', '_createdDate', 'estimatedDeliveryTime'),
    partialRecord({ shippingOptions: list(partialRecord({ ...option, ...wireDates })), pagingMetadata }),
  );
  sameCall('shippingOptions.addDeliveryRegion', fc.tuple(pathId, guid, fc.record({ revision })), optionResponse);
  sameCall('shippingOptions.removeDeliveryRegion', fc.tuple(pathId, guid, fc.record({ revision })), optionResponse);
});

const location = {
  name: nullable(text),
  deliveryTime: nullable(text),
  instructions: nullable(text),
  active: nullable(flag),
  rates: option.rates,
  deliveryRegionIds: list(guid),
};
const ownLocation = {
  ...location,
  ...ownDates,
  address: partialRecord({ country: text, city: nullable(text), addressLine1: nullable(text) }),
};
const wireLocation = partialRecord({
  ...location,
  ...wireDates,
  revision: text,
  address: partialRecord({ country: text, city: nullable(text), addressLine: nullable(text) }),
});
const locationResponse = partialRecord({ pickupLocation: wireLocation });

describe('pickup locations', () => {
  const own = fc.record(ownLocation, { requiredKeys: ['address'] });
  const failures = { errors: list(partialRecord({ id: guid, error: partialRecord({ code: text }) })) };
  const results = partialRecord({ pickupLocations: list(wireLocation), ...failures });
  sameCall('pickupLocations.createPickupLocation', fc.tuple(own), locationResponse);
  sameCall('pickupLocations.getPickupLocation', fc.tuple(pathId), locationResponse);
  sameCall(
    'pickupLocations.updatePickupLocation',
    fc.tuple(pathId, fc.record({ revision, ...ownLocation }, { requiredKeys: ['revision'] })),
    locationResponse,
  );
  sameCall('pickupLocations.deletePickupLocation', fc.tuple(pathId), fc.constant({}));
  sameCall('pickupLocations.bulkCreatePickupLocation', fc.tuple(list(own)), results);
  sameCall(
    'pickupLocations.bulkUpdatePickupLocation',
    fc.tuple(list(fc.record({ ...ownLocation, _id: guid, revision }, { requiredKeys: ['_id', 'revision'] }))),
    results,
  );
  sameCall('pickupLocations.bulkDeletePickupLocation', fc.tuple(list(guid)), partialRecord(failures));
  sameCall(
    'pickupLocations.queryPickupLocation',
    createQuery('name', '_createdDate', 'address.city'),
    partialRecord({ pickupLocations: list(wireLocation), pagingMetadata }),
  );
  sameCall('pickupLocations.addDeliveryRegion', fc.tuple(pathId, guid, fc.record({ revision })), locationResponse);
  sameCall('pickupLocations.removeDeliveryRegion', fc.tuple(pathId, guid, fc.record({ revision })), locationResponse);
});

const profile = partialRecord({
  ...wireDates,
  name: nullable(text),
  default: nullable(flag),
  deliveryRegions: list(
    partialRecord({
      id: guid,
      name: nullable(text),
      createdDate: nullable(wireDate),
      destinations: list(partialRecord({ countryCode: text, subdivisions: list(text) })),
    }),
  ),
});

const ownRegion = {
  name: nullable(text),
  active: nullable(flag),
  destinations: list(fc.record({ countryCode: text, subdivisions: list(text) })),
};
const ownProfile = {
  ...ownDates,
  name: nullable(text),
  deliveryRegions: list(partialRecord({ ...ownRegion, _createdDate: moment })),
};
const carrier = fc.record(
  {
    appId: guid,
    backupRate: fc.record({ title: text, amount: text, active: flag }),
    additionalCharges: list(partialRecord({ description: nullable(text), amount: text })),
  },
  { requiredKeys: ['appId'] },
);
const profileResponse = partialRecord({ deliveryProfile: profile });
const row = partialRecord({ key: text, active: flag, data: nullable(fc.dictionary(fieldName, text)) });

describe('delivery profiles', () => {
  const revised = partialRecord({ revision });
  const newRegion = fc.record({ ...ownRegion, _createdDate: moment }, { requiredKeys: ['name'] });
  sameCall('deliveryProfile.createDeliveryProfile', fc.tuple(partialRecord(ownProfile)), profileResponse);
  sameCall('deliveryProfile.getDeliveryProfile', fc.tuple(pathId), profileResponse);
  sameCall('deliveryProfile.getDeliveryProfileByDeliveryRegionId', fc.tuple(pathId), profileResponse);
  sameCall(
    'deliveryProfile.updateDeliveryProfile',
    fc.tuple(pathId, fc.record({ revision, ...ownProfile }, { requiredKeys: ['revision'] })),
    profileResponse,
  );
  sameCall('deliveryProfile.deleteDeliveryProfile', fc.tuple(pathId), fc.constant({}));
  sameCall('deliveryProfile.addDeliveryRegion', fc.tuple(pathId, newRegion, revised), profileResponse);
  sameCall(
    'deliveryProfile.updateDeliveryRegion',
    fc.tuple(
      fc.record({ deliveryProfileId: guid, deliveryRegionId: guid }),
      partialRecord({ ...ownRegion, _createdDate: moment }),
      revised,
    ),
    profileResponse,
  );
  sameCall(
    'deliveryProfile.removeDeliveryRegion',
    fc.tuple(fc.record({ deliveryProfileId: guid, deliveryRegionId: guid }), revised),
    profileResponse,
  );
  sameCall(
    'deliveryProfile.addDeliveryCarrier',
    fc.tuple(guid, fc.record({ deliveryCarrier: carrier })),
    profileResponse,
  );
  sameCall(
    'deliveryProfile.updateDeliveryCarrier',
    fc.tuple(guid, fc.record({ deliveryCarrier: carrier })),
    profileResponse,
  );
  sameCall('deliveryProfile.removeDeliveryCarrier', fc.tuple(guid, fc.record({ appId: guid })), profileResponse);
  sameCall(
    'deliveryProfile.listInstalledDeliveryCarriers',
    fc.constant([]),
    partialRecord({ installedDeliveryCarriers: list(partialRecord({ id: guid, displayName: text })) }),
  );
  sameCall(
    'deliveryProfile.listDeliveryCarriers',
    fc.tuple(pathId, partialRecord({ appIds: list(guid) })),
    partialRecord({
      results: list(
        partialRecord({
          deliveryCarrierMetadata: partialRecord({ id: guid, success: flag }),
          deliveryCarrierDetails: partialRecord({ id: guid, displayName: text }),
          deliveryCarrierRegionalSettings: list(
            partialRecord({ deliveryRegionId: guid, dashboardTables: list(partialRecord({ rows: list(row) })) }),
          ),
        }),
      ),
    }),
  );
  sameCall(
    'deliveryProfile.setDeliveryCarrierActiveStatus',
    fc.tuple(guid, fc.record({ rowId: guid, active: nullable(flag) })),
    fc.constant({}),
  );
  sameCall(
    'deliveryProfile.updateCarrierSettings',
    fc.tuple(guid, fc.record({ rowId: guid, active: nullable(flag) })),
    fc.constant({}),
  );
  sameCall(
    'deliveryProfile.getDeliveryDestinationProperties',
    fc.constant([]),
    partialRecord({ countries: list(partialRecord({ country: text })) }),
  );
  sameCall(
    'deliveryProfile.updateExtendedFields',
    fc.tuple(pathId, text, fc.record({ namespaceData: nullable(fc.dictionary(fieldName, text)) })),
    profileResponse,
  );
  sameCall(
    'deliveryProfile.queryDeliveryProfiles',
    createQuery('_id', 'name', '_updatedDate', 'createdBy.appId'),
    partialRecord({ deliveryProfiles: list(profile), pagingMetadata }),
  );
});

const region = { country: text, subdivision: text, appId: guid, taxIncludedInPrice: flag };
const regionResponse = partialRecord({ taxRegion: partialRecord({ ...region, ...wireDates, revision: text }) });

describe('tax regions', () => {
  sameCall(
    'taxRegions.createTaxRegion',
    fc.tuple(fc.record({ ...region, ...ownDates }, { requiredKeys: ['country', 'appId'] })),
    regionResponse,
  );
  sameCall('taxRegions.getTaxRegion', fc.tuple(pathId), regionResponse);
  sameCall(
    'taxRegions.updateTaxRegion',
    fc.tuple(pathId, fc.record({ revision, ...region, ...ownDates }, { requiredKeys: ['revision'] })),
    regionResponse,
  );
  sameCall(
    'taxRegions.bulkCreateTaxRegion',
    fc.tuple(
      list(fc.record({ ...region, ...ownDates }, { requiredKeys: ['country', 'appId'] })),
      partialRecord({ returnEntity: flag }),
    ),
    partialRecord({ results: list(partialRecord({ item: partialRecord({ ...region, ...wireDates }) })) }),
  );
  sameCall('taxRegions.deleteTaxRegion', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'taxRegions.queryTaxRegions',
    createQuery('_id', 'country', '_createdDate'),
    partialRecord({ taxRegions: list(partialRecord({ ...region, ...wireDates })), pagingMetadata }),
  );
});

const mapping = {
  taxRate: text,
  description: nullable(text),
  taxType: text,
  taxName: text,
  jurisdiction: text,
  jurisdictionType: fc.constant('STATE' as const),
  exemptRates: list(partialRecord({ taxExemptGroupId: guid, taxRate: text })),
};
const groupAndRegion = { taxGroupId: guid, taxRegionId: guid };
const mappingResponse = partialRecord({
  manualTaxMapping: partialRecord({ ...mapping, ...groupAndRegion, ...wireDates, revision: text }),
});

describe('manual tax mappings', () => {
  sameCall(
    'manualTaxMappings.createManualTaxMapping',
    fc.tuple(
      fc.record(
        { ...mapping, ...groupAndRegion, ...ownDates },
        { requiredKeys: ['taxGroupId', 'taxRegionId', 'taxRate'] },
      ),
    ),
    mappingResponse,
  );
  sameCall('manualTaxMappings.getManualTaxMapping', fc.tuple(pathId), mappingResponse);
  sameCall(
    'manualTaxMappings.updateManualTaxMapping',
    fc.tuple(pathId, fc.record({ revision, ...mapping, ...ownDates }, { requiredKeys: ['revision'] })),
    mappingResponse,
  );
  const results = partialRecord({
    results: list(
      partialRecord({
        itemMetadata: partialRecord({ id: guid, success: flag }),
        item: partialRecord({ ...mapping, ...wireDates }),
      }),
    ),
  });
  sameCall(
    'manualTaxMappings.bulkCreateManualTaxMappings',
    fc.tuple(
      list(
        fc.record(
          { ...mapping, ...groupAndRegion, ...ownDates },
          { requiredKeys: ['taxGroupId', 'taxRegionId', 'taxRate'] },
        ),
      ),
      partialRecord({ returnEntity: flag }),
    ),
    results,
  );
  sameCall(
    'manualTaxMappings.bulkAssignExemptOverrides',
    fc.tuple(
      partialRecord({
        assignOverrides: list(
          fc.record({
            manualTaxMappingId: guid,
            exemptGroupOverrides: list(fc.record({ exemptGroupId: guid, rate: text })),
          }),
        ),
        returnEntity: flag,
      }),
    ),
    results,
  );
  sameCall(
    'manualTaxMappings.bulkUnassignExemptOverrides',
    fc.tuple(
      list(fc.record({ manualTaxMappingId: guid, exemptGroupIds: list(guid) })),
      partialRecord({ returnEntity: flag }),
    ),
    results,
  );
  sameCall(
    'manualTaxMappings.listManualTaxMappings',
    fc.constant([]),
    partialRecord({ manualTaxMappings: list(partialRecord({ ...mapping, ...wireDates })), pagingMetadata }),
  );
  sameCall(
    'manualTaxMappings.updateExtendedFields',
    fc.tuple(pathId, text, fc.record({ namespaceData: nullable(fc.dictionary(fieldName, text)) })),
    mappingResponse,
  );
  sameCall('manualTaxMappings.deleteManualTaxMapping', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'manualTaxMappings.queryManualTaxMappings',
    createQuery('_id', 'taxName', '_updatedDate', 'exemptRates.taxExemptGroupId'),
    partialRecord({ manualTaxMappings: list(partialRecord({ ...mapping, ...wireDates })), pagingMetadata }),
  );
});

const group = partialRecord({ ...wireDates, name: text, revision: text });

describe('tax groups', () => {
  const own = { name: text, ...ownDates };
  const response = partialRecord({ taxGroup: group });
  sameCall('taxGroups.createTaxGroup', fc.tuple(fc.record(own, { requiredKeys: ['name'] })), response);
  sameCall('taxGroups.getTaxGroup', fc.tuple(pathId), response);
  sameCall(
    'taxGroups.updateTaxGroup',
    fc.tuple(pathId, fc.record({ revision, ...own }, { requiredKeys: ['revision'] })),
    response,
  );
  sameCall('taxGroups.deleteTaxGroup', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'taxGroups.listDefaultTaxGroupsByAppIds',
    fc.tuple(list(guid)),
    partialRecord({
      results: list(partialRecord({ taxGroupMetadata: partialRecord({ id: guid, success: flag }), taxGroup: group })),
    }),
  );
  sameCall('taxGroups.listDefaultTaxGroups', fc.constant([]), partialRecord({ taxGroups: list(group) }));
  sameCall(
    'taxGroups.queryTaxGroups',
    createQuery('_id', 'name', '_createdDate'),
    partialRecord({ taxGroups: list(group), pagingMetadata }),
  );
});

const exemptGroup = {
  name: nullable(text),
  tags: partialRecord({ publicTags: partialRecord({ tagIds: list(text) }) }),
};
const wireExemptGroup = partialRecord({ ...exemptGroup, ...wireDates, revision: text });
const exemptResponse = partialRecord({ taxExemptGroup: wireExemptGroup });
const exemptResults = partialRecord({
  results: list(partialRecord({ itemMetadata: partialRecord({ id: guid, success: flag }), item: wireExemptGroup })),
});
const returned = partialRecord({ returnEntity: flag });
const tagChanges = partialRecord({ assignTags: exemptGroup.tags, unassignTags: exemptGroup.tags });

describe('tax exempt groups', () => {
  const own = fc.record({ ...exemptGroup, ...ownDates }, { requiredKeys: ['name'] });
  sameCall('taxExemptGroups.createTaxExemptGroup', fc.tuple(own), exemptResponse);
  sameCall('taxExemptGroups.getTaxExemptGroup', fc.tuple(pathId), exemptResponse);
  sameCall(
    'taxExemptGroups.updateTaxExemptGroup',
    fc.tuple(pathId, fc.record({ revision, ...exemptGroup, ...ownDates }, { requiredKeys: ['revision'] })),
    exemptResponse,
  );
  sameCall('taxExemptGroups.deleteTaxExemptGroup', fc.tuple(pathId), fc.constant({}));
  sameCall('taxExemptGroups.bulkCreateTaxExemptGroups', fc.tuple(list(own), returned), exemptResults);
  sameCall(
    'taxExemptGroups.bulkUpdateTaxExemptGroups',
    fc.tuple(
      list(fc.record({ taxExemptGroup: partialRecord({ ...exemptGroup, ...ownDates, _id: guid, revision }) })),
      returned,
    ),
    exemptResults,
  );
  sameCall('taxExemptGroups.bulkDeleteTaxExemptGroups', fc.tuple(list(guid)), exemptResults);
  sameCall('taxExemptGroups.bulkUpdateTaxExemptGroupTags', fc.tuple(list(guid), tagChanges), exemptResults);
  sameCall(
    'taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter',
    fc.tuple(partialRecord({ name: text, _id: fc.record({ $in: list(guid) }) }), tagChanges),
    partialRecord({ jobId: guid }),
  );
  sameCall(
    'taxExemptGroups.listDefaultTaxExemptGroups',
    fc.constant([]),
    partialRecord({ taxExemptGroups: list(partialRecord({ id: guid, name: text })) }),
  );
  sameCall(
    'taxExemptGroups.queryTaxExemptGroups',
    createQuery('_id', 'name'),
    partialRecord({ taxExemptGroups: list(wireExemptGroup), pagingMetadata }),
  );
});

const settings = partialRecord({
  taxSettings: partialRecord({
    taxIncludedInItemPrices: flag,
    createdDate: nullable(wireDate),
    updatedDate: nullable(wireDate),
  }),
});

describe('tax settings', () => {
  sameCall('taxSettings.getTaxSettings', fc.constant([]), settings);
  sameCall(
    'taxSettings.upsertTaxSettings',
    fc.tuple(partialRecord({ taxIncludedInItemPrices: flag, ...ownDates })),
    settings,
  );
});
