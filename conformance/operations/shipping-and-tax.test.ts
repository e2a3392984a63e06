import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
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

describe('delivery profiles', () => {
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
  sameCall('manualTaxMappings.deleteManualTaxMapping', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'manualTaxMappings.queryManualTaxMappings',
    createQuery('_id', 'taxName', '_updatedDate', 'exemptRates.taxExemptGroupId'),
    partialRecord({ manualTaxMappings: list(partialRecord({ ...mapping, ...wireDates })), pagingMetadata }),
  );
});

const group = partialRecord({ ...wireDates, name: text, revision: text });

describe('tax groups', () => {
  sameCall('taxGroups.listDefaultTaxGroups', fc.constant([]), partialRecord({ taxGroups: list(group) }));
  sameCall(
    'taxGroups.queryTaxGroups',
    createQuery('_id', 'name', '_createdDate'),
    partialRecord({ taxGroups: list(group), pagingMetadata }),
  );
});
