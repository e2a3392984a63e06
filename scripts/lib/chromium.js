import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Flags for Chromium in containers, without background network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Instruction to install Chromium. */
export const installChromium =
  process.platform === 'linux'
    ? 'sudo apt-get update && sudo apt-get install -y chromium'
    : 'Install Chrome or Chromium, and set CHROMIUM_PATH to its executable.';

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the browser for the browser tests: `CHROMIUM_PATH`, or Chromium or Chrome in the path.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return isExecutable(asked) ? asked : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
