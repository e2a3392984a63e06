import { spawn } from 'node:child_process';

/**
 * Opens a URL in the user's browser. Does nothing without a browser.
 *
 * @param {string} url
 * @returns {void}
 */
export function openBrowser(url) {
  /** @type {Partial<Record<NodeJS.Platform, [string, string[]]>>} */
  const openers = { darwin: ['open', [url]], win32: ['cmd', ['/c', 'start', '', url]] };
  const [command, args] = openers[process.platform] ?? ['xdg-open', [url]];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .once('error', () => {})
    .unref();
}
