import type fc from 'fast-check';

/**
 * Entities without NaN and Infinity in their coordinates, which the official client does not convert in events and
 * plugins.
 */
export const finiteCoordinates = (entities: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  entities.map(
    (wire) =>
      JSON.parse(JSON.stringify(wire), (key, value: unknown) =>
        /^(lat|long)itude$/.test(key) && typeof value === 'string' ? 1 : value,
      ) as object,
  );
