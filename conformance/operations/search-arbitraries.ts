import fc from 'fast-check';
import { count, float, list, nullable, partialRecord, text, wireFloat } from '../harness/arbitraries.js';
import { createFilter } from './catalog-v3-arbitraries.js';

const named = { name: nullable(text), fieldPath: fc.constantFrom('name', 'productType', 'visible') };
const buckets = list(partialRecord({ from: nullable(float), to: nullable(float) }));
const simple = fc.oneof(
  fc.record({ ...named, type: fc.constant('VALUE'), value: partialRecord({ limit: count }) }),
  fc.record({ ...named, type: fc.constant('RANGE'), range: fc.record({ buckets }) }),
  fc.record({ ...named, type: fc.constant('SCALAR'), scalar: fc.record({ type: fc.constantFrom('MIN', 'MAX') }) }),
);

/** Arbitrary searches, without the paths that the official client does not rename. */
export const search = partialRecord({
  filter: createFilter('_id', 'brand._id', 'name', '_createdDate'),
  search: partialRecord({ expression: text, fields: fc.subarray(['name', 'description']) }),
  sort: list(
    partialRecord({
      fieldName: fc.constantFrom('_createdDate', 'name', 'parentCategory._id'),
      order: fc.constantFrom('ASC', 'DESC'),
      selectItemsBy: list(fc.record({ 'directCategoriesInfo.categories._id': text })),
    }),
  ),
  aggregations: list(
    fc.oneof(
      simple,
      fc.record({ name: text, type: fc.constant('NESTED'), nested: fc.record({ nestedAggregations: list(simple) }) }),
    ),
  ),
  cursorPaging: partialRecord({ limit: count, cursor: text }),
});

const ranges = fc.record({ results: list(partialRecord({ from: nullable(wireFloat), to: wireFloat, count })) });
const scalar = partialRecord({ type: text, value: wireFloat });

/** Arbitrary results of aggregations, in the platform's format. */
export const wireAggregationData = fc.record({
  results: list(
    partialRecord({
      name: text,
      fieldPath: text,
      values: fc.record({ results: list(partialRecord({ value: text, count })) }),
      ranges,
      scalar,
      groupedByValue: fc.record({ results: list(fc.record({ nestedResults: partialRecord({ ranges, scalar }) })) }),
      nested: fc.record({
        results: list(
          fc.record({
            results: fc.dictionary(
              fc.constantFrom('a', 'b'),
              partialRecord({
                value: partialRecord({ value: text, count }),
                range: partialRecord({ from: wireFloat, to: nullable(wireFloat), count }),
                scalar: partialRecord({ value: wireFloat }),
              }),
            ),
          }),
        ),
      }),
    }),
  ),
});
