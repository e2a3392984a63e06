import { existsSync, readFileSync } from 'node:fs';

/**
 * Numbers of tests.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/**
 * @param {string} file The report of a run that may have died before it wrote one.
 * @returns {unknown}
 */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Reads vitest's JSON report. A file that could not be loaded counts as one failed test.
 *
 * @param {string} file
 * @returns {Totals}
 */
export function vitestTotals(file) {
  const report =
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */ (
      read(file)
    );
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads Playwright's JSON report. An error outside any test counts as one failed test.
 *
 * @param {string} file
 * @returns {Totals}
 */
export function playwrightTotals(file) {
  const report =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } | undefined} */ (
      read(file)
    );
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
