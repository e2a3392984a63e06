import { kilobytes, milliseconds } from '../lib/row.js';
import { median } from '../lib/statistics.js';

/**
 * Figures of a visit. Times in milliseconds, sizes in bytes as transferred, with headers.
 *
 * @typedef {Record<'score' | 'lcp' | 'cls' | 'tbt' | 'fcp' | 'script' | 'html' | 'image' | 'total', number>} Figures
 */

/** @param {number} value */
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;

/** @type {{ [title: string]: { figure: keyof Figures, format: (value: number) => string } }} */
const columns = {
  Score: { figure: 'score', format: String },
  LCP: { figure: 'lcp', format: seconds },
  CLS: { figure: 'cls', format: (value) => value.toFixed(3) },
  TBT: { figure: 'tbt', format: milliseconds },
  FCP: { figure: 'fcp', format: seconds },
  JavaScript: { figure: 'script', format: kilobytes },
  HTML: { figure: 'html', format: kilobytes },
  Images: { figure: 'image', format: kilobytes },
  'All files': { figure: 'total', format: kilobytes },
};

/** Head of the table of medians, in Markdown. */
export const tableHead = `| | ${Object.keys(columns).join(' | ')} |\n| --- |${' ---: |'.repeat(Object.keys(columns).length)}`;

/**
 * @param {string} name
 * @param {readonly Figures[]} visits
 * @returns {string} Row of the table with the medians of visits, in Markdown.
 */
export function tableRow(name, visits) {
  const cells = Object.values(columns).map(({ figure, format }) =>
    format(median(visits.map((figures) => figures[figure]))),
  );
  return `| ${name} | ${cells.join(' | ')} |`;
}
