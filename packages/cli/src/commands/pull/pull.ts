import { accessSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createClient, isApiError, isCartwrightError, limitRate } from '@cartwright/core';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { CliError } from '../../command/cli-error.js';
import { type Call, command, flag, text } from '../../command/command.js';
import { readUrl } from '../../command/read-url.js';
import type { Terminal } from '../../command/terminal.js';
import { pullSite, type SiteData } from './pull-site.js';

const flags = {
  siteId: text('ID', 'ID of the site (default: the variable WIX_SITE_ID)'),
  out: text('FILE', 'file to write (default: site.json)'),
  perMinute: text('NUMBER', 'maximum number of requests per minute (default: 200, the limit of the platform)'),
  restart: flag('start over instead of continuing an interrupted pull'),
  apiUrl: text('URL', 'URL of the API, such as that of an emulator (default: the platform)'),
};

/** Page with the API keys of an account. */
const KEYS = 'https://manage.wix.com/account/api-keys';

/** Time for a request with its retries and its waiting for the rate limit, in milliseconds. */
const PATIENCE = 600_000;

/** Reads the API key from the environment, or asks for it. Never from an argument, which others on the machine can see. */
async function readApiKey({ env, isInteractive, signal, stdin, stdout }: Terminal, isJson: boolean): Promise<string> {
  const key = env['WIX_API_KEY'];
  if (key) return key;
  if (isInteractive && !isJson) {
    const { isCancel, password } = await import('@clack/prompts');
    const answer = await password({ message: 'API key', input: stdin, output: stdout, signal });
    if (isCancel(answer)) throw new CliError('interrupted', 'Canceled. Nothing was read.');
    if (answer) return answer;
  }
  throw new CliError('no_api_key', `Set WIX_API_KEY to an API key of the site: ${KEYS}.`);
}

function readPerMinute(value: string | undefined): number {
  const perMinute = Number(value ?? 200);
  if (Number.isInteger(perMinute) && perMinute >= 1) return perMinute;
  throw new CliError('usage', `--per-minute must be a whole number of at least 1, not ${JSON.stringify(value)}.`);
}

/** Checks that a file can be written, before the site is read. */
function checkOut(file: string): void {
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    const { message } = error as Error;
    throw new CliError('usage', `--out: ${file} cannot be written: ${message}. Choose another file.`, { cause: error });
  }
  throw new CliError('usage', `--out: ${file} is a folder. Name a file in it.`);
}

/** Returns the error that is reported when the pull ended. The progress file exists once something was read. */
function endedWith(error: unknown, progressFile: string, { signal }: Terminal): unknown {
  const hasProgress = existsSync(progressFile);
  const hint = hasProgress ? ' Run the same command again to continue.' : '';
  if (signal.aborted) return new CliError('interrupted', `Interrupted.${hint || ' Nothing was read.'}`);
  if (!isCartwrightError(error)) return error;
  const isRejected = isApiError(error) && error.status === 401;
  const problem = isRejected ? `The platform rejects the API key: check WIX_API_KEY and ${KEYS}.` : error.message;
  return new CliError('pull_failed', problem + hint, { cause: error });
}

/** Writes a file at once: an interruption leaves the old one. */
function write(file: string, site: SiteData): void {
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(site, null, 1)}\n`);
  renameSync(temporary, file);
}

const countItems = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

async function run({ options, output, terminal }: Call<typeof flags>): Promise<void> {
  const siteId = options.siteId ?? terminal.env['WIX_SITE_ID'];
  if (!siteId) throw new CliError('usage', 'Pass --site-id, or set WIX_SITE_ID.');
  const perMinute = readPerMinute(options.perMinute);
  const apiUrl = options.apiUrl === undefined ? undefined : readUrl('--api-url', options.apiUrl);
  const file = resolve(terminal.cwd, options.out ?? 'site.json');
  checkOut(file);
  const progressFile = `${file}.progress`;
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: await readApiKey(terminal, output.isJson), siteId }),
    fetch: limitRate({ concurrency: 5, perMinute, fetch: terminal.fetch }),
    attemptTimeout: PATIENCE,
    timeout: PATIENCE,
    ...(apiUrl !== undefined && { apiUrl }),
  });
  try {
    if (options.restart) rmSync(progressFile, { force: true });
    const { progress, site } = await pullSite({
      client,
      siteId,
      file: progressFile,
      request: { signal: terminal.signal },
      onProgress: (line) => output.note(line),
    });
    write(file, site);
    progress.delete();
    const count = countItems(site['products']);
    output.print(
      `${file}: ${count} products, Catalog ${site.catalogVersion.toUpperCase()}, ${site.currency}.\nStart the emulator with it: npx cartwright emulator --seed ${options.out ?? 'site.json'}`,
      { file, products: count, catalogVersion: site.catalogVersion, currency: site.currency },
    );
  } catch (error) {
    throw endedWith(error, progressFile, terminal);
  }
}

/** `cartwright pull`: reads a site into a file that the emulator starts from. */
export const pull = command({
  name: 'pull',
  summary: 'read a site into a file for the emulator',
  details: `Reads the catalog with its stock, the coupons, and the shipping and tax settings. Never reads members or orders.
An interrupted pull continues where it stopped. The API key is read from WIX_API_KEY, or asked for.

Examples:
  WIX_API_KEY=… cartwright pull --site-id 3f2a…
  cartwright emulator --seed site.json`,
  options: flags,
  run,
});
