import type fc from 'fast-check';

/**
 * Entities without NaN and Infinity in their coordinates: in events and plugins, the official client leaves those as
 * strings.
 */
export const finiteCoordinates = (entities: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  entities.map(
    (wire) =>
      JSON.parse(JSON.stringify(wire), (key, value: unknown) =>
        /^(lat|long)itude$/.test(key) && typeof value === 'string' ? 1 : value,
      ) as object,
  );
