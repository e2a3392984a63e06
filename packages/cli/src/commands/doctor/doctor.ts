import { choice, command, list, text } from '../../command/command.js';
import type { Terminal } from '../../command/terminal.js';
import type { Check, CheckContext, Finding } from './check.js';
import { readSetup } from '../../setup/read-setup.js';

const marks = { ok: '✓', problem: '✗', skipped: '–' };

/** `cartwright doctor`: checks the setup of a store. */
export const doctor = command({
  name: 'doctor',
  summary: 'check the setup of a store, and report problems with their remedies',
  details: `Reads WIX_CLIENT_ID, WIX_API_URL, ORIGIN, SESSION_SECRET, WIX_API_KEY and WIX_SITE_ID from the environment and the .env
files of this folder, also with the prefixes VITE_, NEXT_PUBLIC_, PUBLIC_ and EXPO_PUBLIC_. Options come first. The exit code is 1 if
there are problems.

Example:
  cartwright doctor --redirect-uri http://localhost:3000/auth/callback`,
  options: {
    clientId: text('ID', 'client ID of the OAuth app'),
    apiUrl: text('URL', 'URL of the emulator (default: the platform)'),
    origin: text('ORIGIN', 'origin of the store, such as https://shop.example'),
    redirectUri: list('URI', 'redirect URI of sign-ins; repeatable'),
    catalog: choice(['v1', 'v3'], 'catalog version that the code is written for'),
  },
  async run({ options, output, terminal: given }) {
    const terminal = { ...given, fetch: abortable(given) };
    const setup = readSetup(options, terminal);
    const [{ checks }, { openSession }] = await Promise.all([import('./checks.js'), import('./open-session.js')]);
    const { client, clockDifference, finding } = await openSession(setup, terminal);
    const context: CheckContext = { setup, terminal, client, clockDifference };
    const clientCheck: Check = { name: 'client', title: 'Client ID', run: () => [finding] };
    const all = await Promise.all(
      [clientCheck, ...checks].map(async ({ name, run, title }) => ({ name, title, findings: await run(context) })),
    );
    given.signal.throwIfAborted();
    const problems = all.flatMap(({ findings }) => findings).filter(({ status }) => status === 'problem').length;
    const summary =
      problems === 0 ? 'No problems found.' : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.`;
    const lines = all.flatMap(({ findings, title }) => findings.map((one) => formatLine(title, one)));
    output.print(`${lines.join('\n')}\n\n${summary}`, { problems, checks: all });
    return problems === 0 ? 0 : 1;
  },
});

/** A `fetch` whose requests end with Ctrl-C. */
const abortable =
  ({ fetch, signal }: Terminal): typeof globalThis.fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal });

const formatLine = (title: string, { message, remedy, status }: Finding): string =>
  `${marks[status]} ${title}: ${message}${remedy === undefined ? '' : `\n  ${remedy}`}`;
