import fc from 'fast-check';
import { describe } from 'vitest';
import { guid, list, nullable, partialRecord, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const item = partialRecord({
  catalogItemId: text,
  appId: guid,
  options: nullable(fc.dictionary(fc.constantFrom('variantId', 'id', '_id', 'options'), text, { maxKeys: 2 })),
});
const algorithm = fc.record({ _id: guid, appId: guid });
const options = partialRecord({ items: list(item), minimumRecommendedItems: fc.integer({ min: 0, max: 100 }) });
const info = partialRecord({
  config: partialRecord({ name: text, additionalInfo: nullable(text), algorithmType: text, algorithmId: guid }),
  appId: guid,
  catalogAppIds: list(guid),
});

describe('recommendations', () => {
  sameCall(
    'recommendations.getRecommendation',
    fc.oneof(fc.tuple(list(algorithm)), fc.tuple(list(algorithm), options)),
    partialRecord({
      recommendation: partialRecord({ items: list(item), algorithm: partialRecord({ id: guid, appId: guid }) }),
    }),
  );
  sameCall(
    'recommendations.listAvailableAlgorithms',
    fc.constant([]),
    partialRecord({ availableAlgorithms: list(info) }),
  );
});
