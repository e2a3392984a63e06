import { spawn } from 'node:child_process';

/**
 * Opens an address in the user's browser; where there is none, nothing happens.
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
