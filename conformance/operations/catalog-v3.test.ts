import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, guid, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import {
  anyResponse,
  entityFields,
  fieldsOption,
  createFilter,
  createQuery,
  richContent,
  revision,
  some,
  wireEntityFields,
  wireRichContent,
} from './catalog-v3-arbitraries.js';

interface Entity {
  readonly module: string;
  readonly one: string;
  readonly many: string;
  readonly fields: Record<string, fc.Arbitrary<unknown>>;
  readonly wireFields: Record<string, fc.Arbitrary<unknown>>;
  readonly onRequest: string;
  readonly queried: readonly string[];
}

const named = { fields: { name: text }, wireFields: { name: text }, queried: ['_id', '_createdDate', 'name'] };
const section = { uniqueName: text, title: text, plainDescription: nullable(text) };

const entities: readonly Entity[] = [
  { module: 'brandsV3', one: 'Brand', many: 'Brands', onRequest: 'ASSIGNED_PRODUCTS_COUNT', ...named },
  { module: 'ribbonsV3', one: 'Ribbon', many: 'Ribbons', onRequest: 'ASSIGNED_PRODUCT_COUNT', ...named },
  {
    module: 'infoSectionsV3',
    one: 'InfoSection',
    many: 'InfoSections',
    onRequest: 'ASSIGNED_PRODUCTS_COUNT',
    fields: { ...section, description: richContent },
    wireFields: { ...section, description: wireRichContent },
    queried: ['_id', '_updatedDate', 'uniqueName', 'title'],
  },
];

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

describe.each(entities)('$module', ({ module, one, many, fields, wireFields, onRequest, queried }) => {
  const entity = partialRecord({ ...entityFields, ...fields });
  const response = anyResponse(
    lowerFirst(one),
    lowerFirst(many),
    partialRecord({ ...wireEntityFields, ...wireFields, assignedProductsCount: nullable(count) }),
  );
  const options = fc.option(fieldsOption(onRequest), { nil: undefined });
  const returned = fc.option(partialRecord({ returnEntity: flag }), { nil: undefined });
  const both = fc.record({ returnEntity: flag, fields: fc.subarray([onRequest]) });
  const masked = some(fc.record({ [lowerFirst(one)]: entity, fieldMask: fc.constant(['name', 'title']) }));
  const same = (name: string, args: fc.Arbitrary<readonly unknown[]>) =>
    sameOperation(`${module}.${name}`, args, response);

  same(`create${one}`, fc.tuple(entity));
  same(`get${one}`, fc.tuple(pathId, options));
  same(
    `update${one}`,
    fc.tuple(
      pathId,
      fc.tuple(entity, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
      options,
    ),
  );
  same(`delete${one}`, fc.tuple(pathId));
  same(`query${many}`, fc.tuple(createQuery(...queried), options));
  same(`count${many}`, fc.tuple(partialRecord({ filter: createFilter(...queried) })));
  same(`bulkCreate${many}`, fc.tuple(some(entity), returned));
  same(`bulkUpdate${many}`, fc.tuple(masked, both));
  same(`bulkDelete${many}`, fc.tuple(some(guid)));
  if (one !== 'InfoSection') {
    same(`getOrCreate${one}`, fc.tuple(text, options));
    same(`bulkGetOrCreate${many}`, fc.tuple(some(text), options));
  } else {
    const wanted = partialRecord({ ...section, _id: nullable(guid) });
    same('getOrCreateInfoSection', fc.tuple(partialRecord({ infoSection: wanted })));
    same('bulkGetOrCreateInfoSections', fc.tuple(partialRecord({ infoSections: some(wanted) })));
  }
});
