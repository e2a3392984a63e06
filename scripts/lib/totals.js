import { existsSync, readFileSync } from 'node:fs';

/**
 * Numbers of tests.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/**
 * Reads a JSON report. A run that ended before it wrote one counts as one failed test.
 *
 * @param {string} file
 * @param {(report: any) => Totals} count
 * @returns {Totals}
 */
const readReport = (file, count) =>
  existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1, skipped: 0 };

/**
 * Reads vitest's report. A file that could not be loaded counts as one failed test.
 *
 * @param {string} file
 */
export const vitestTotals = (file) =>
  readReport(file, ({ numFailedTests, numPassedTests, numPendingTests, numTodoTests, testResults }) => {
    const unloaded = testResults.filter(
      (/** @type {any} */ { status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      skipped: numPendingTests + numTodoTests,
    };
  });

/**
 * Reads Playwright's report. An error outside of tests counts as one failed test, a flaky test as passed.
 *
 * @param {string} file
 */
export const playwrightTotals = (file) =>
  readReport(file, ({ errors, stats: { expected, flaky, skipped, unexpected } }) => ({
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
  }));
