/**
 * The source condition is for this repository only: it is taken out of every `exports` map while packing,
 * so what is published resolves to `dist` for everybody.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
const withoutSource = (value) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([condition]) => condition !== '@cartwright/source')
          .map(([condition, target]) => [condition, withoutSource(target)]),
      )
    : value;

module.exports = {
  hooks: {
    /** @param {{ exports?: unknown }} manifest */
    beforePacking(manifest) {
      if (manifest.exports) manifest.exports = withoutSource(manifest.exports);
      return manifest;
    },
  },
};
