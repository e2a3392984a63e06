import { CliError } from './cli-error.js';

/** Whether a text is an http or https URL. */
export const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Reads a URL from an option.
 *
 * @param option - Option for messages, such as `--url`.
 * @param value - Value of the option.
 * @throws {CliError} `usage` for anything but an http or https URL
 */
export function readUrl(option: string, value: string): string {
  if (isHttpUrl(value)) return value;
  throw new CliError('usage', `${option} must be an http or https URL, not ${JSON.stringify(value)}.`);
}
