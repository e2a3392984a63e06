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
 * A file or a group of tests in Playwright's JSON report.
 *
 * @typedef {{ title: string, specs: { title: string, tests: { projectName: string, status: string }[] }[], suites?: Suite[] }} Suite
 */

/**
 * Lists the tests of a suite that failed at first, and passed when they were run once more.
 *
 * @param {Suite} suite
 * @param {string} [path] Titles of the suites around it.
 * @returns {string[]} As `[v3] cart.spec.ts › group › title`.
 */
const flakyTests = ({ title, specs, suites = [] }, path = '') => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${path}${title} › ${spec.title}`),
  ),
  ...suites.flatMap((suite) => flakyTests(suite, `${path}${title} › `)),
];

/**
 * Reads Playwright's JSON report. An error outside any test counts as one failed test, a flaky test as passed.
 *
 * @param {string} file
 * @returns {Totals & { flaky: string[] }}
 */
export function playwrightTotals(file) {
  const report =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[], suites: Suite[] } | undefined} */ (
      read(file)
    );
  if (!report) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky: report.suites.flatMap((suite) => flakyTests(suite)),
  };
}
