import fc from 'fast-check';
import { count, flag, guid, list, moment, nullable, partialRecord, text, wireDate } from '../harness/arbitraries.js';

/** Arbitrary revisions, larger than a number can be too. */
export const revision = fc.constantFrom('1', '9007199254740993');

/** Fields of every entity, in the SDK's format. */
export const entityFields = {
  _id: nullable(guid),
  revision: nullable(revision),
  _createdDate: moment,
  _updatedDate: moment,
};

/** Fields of every entity, in the platform's format. */
export const wireEntityFields = {
  id: nullable(guid),
  revision: nullable(revision),
  createdDate: wireDate,
  updatedDate: wireDate,
};

const nodes = list(
  partialRecord({
    id: text,
    type: fc.constantFrom('PARAGRAPH', 'IMAGE'),
    nodes: list(fc.record({ id: text, type: fc.constant('TEXT'), textData: fc.record({ text }) })),
    imageData: fc.record({ crop: fc.record({ x: count, y: count }) }),
  }),
);

/** Arbitrary rich content, in the SDK's format. */
export const richContent = partialRecord({
  nodes,
  metadata: partialRecord({ version: count, createdTimestamp: moment, updatedTimestamp: moment }),
});

/** Arbitrary rich content, in the platform's format. */
export const wireRichContent = partialRecord({
  nodes,
  metadata: partialRecord({ version: count, createdTimestamp: wireDate, updatedTimestamp: wireDate }),
});

const itemMetadata = partialRecord({
  id: nullable(guid),
  originalIndex: count,
  success: flag,
  error: partialRecord({ code: text, description: text, data: nullable(fc.dictionary(fc.constant('id'), text)) }),
});

/**
 * Arbitrary response that contains an entity in every place where operations of its module return it. An operation that
 * converted one of the other places too would differ from the official client.
 */
export const anyResponse = (one: string, many: string, entity: fc.Arbitrary<unknown>) =>
  partialRecord({
    [one]: entity,
    [many]: list(entity),
    results: list(partialRecord({ itemMetadata, item: entity, [one]: entity })),
    bulkActionMetadata: partialRecord({ totalSuccesses: count, totalFailures: count, undetailedFailures: count }),
    pagingMetadata: partialRecord({ count, cursors: fc.record({ next: nullable(text) }), hasNext: flag }),
    count,
    jobId: guid,
  });

/** Arbitrary options with fields on request. */
export const fieldsOption = (...fields: string[]) => partialRecord({ fields: fc.subarray(fields) });

/** Arbitrary lists of one to three items. */
export const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 1, maxLength: 3 });

/** Arbitrary filters of the fields. */
export const createFilter = (...fields: string[]) =>
  fc
    .dictionary(
      fc.constantFrom(...fields),
      fc.oneof(text, count, moment, fc.record({ $gt: moment }), fc.record({ $in: list(text) }), fc.constant(null)),
      { maxKeys: 4 },
    )
    // The official count operations drop a filter with a date for a renamed or nested field.
    .filter((filter) =>
      Object.entries(filter).every(([name, value]) => !(value instanceof Date) || name.endsWith('Date')),
    );

/** Arbitrary queries of the fields. */
export const createQuery = (...fields: string[]) => {
  const filter = createFilter(...fields);
  return partialRecord({
    filter: fc.oneof(filter, fc.record({ $and: some(filter) }), fc.record({ $not: filter })),
    sort: list(fc.record({ fieldName: fc.constantFrom(...fields), order: fc.constantFrom('ASC', 'DESC') })),
    cursorPaging: partialRecord({ limit: count, cursor: text }),
  });
};
