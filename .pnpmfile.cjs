/**
 * Removes the source condition, which is for this repository only, from an `exports` map, so that what is published
 * resolves to `dist`.
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

/**
 * The declarations of every entry for `moduleResolution: "node"`, which does not read `exports`.
 *
 * @param {Record<string, { types?: string }>} exports
 * @returns {{ types?: string, typesVersions?: object }}
 */
function typesOf(exports) {
  const files = Object.entries(exports).flatMap(([entry, { types }]) => (types ? [{ entry, types }] : []));
  const entries = files.flatMap(({ entry, types }) => (entry === '.' ? [] : [[entry.slice('./'.length), [types]]]));
  return {
    ...(exports['.']?.types && { types: exports['.'].types }),
    ...(entries.length > 0 && { typesVersions: { '*': Object.fromEntries(entries) } }),
  };
}

module.exports = {
  hooks: {
    /** @param {{ exports?: Record<string, { types?: string }> }} manifest */
    beforePacking(manifest) {
      if (manifest.exports)
        Object.assign(manifest, typesOf(manifest.exports), { exports: withoutSource(manifest.exports) });
      return manifest;
    },
  },
};
