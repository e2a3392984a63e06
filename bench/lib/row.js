/**
 * A row of the table.
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {string} ours
 * @property {string} [official]
 * @property {string} [ratio] The official figure over ours.
 */

/**
 * @param {string} what
 * @param {number} ours
 * @param {number} official
 * @param {(value: number) => string} format
 * @returns {Row}
 */
export const compared = (what, ours, official, format) => ({
  what,
  ours: format(ours),
  official: format(official),
  ratio: `${(official / Math.max(ours, Number.EPSILON)).toFixed(1)} ×`,
});

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} bytes */
export const mebibytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** @param {number} value */
export const milliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** @param {number} value */
export const count = (value) => Math.round(value).toLocaleString('en-US');

/** @param {number} value */
export const times = (value) => `${value.toFixed(2)} ×`;
