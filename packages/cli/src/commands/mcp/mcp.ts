import { createClient } from '@cartwright/core';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { CliError } from '../../command/cli-error.js';
import { type Call, command, flag, text } from '../../command/command.js';
import { readUrl } from '../../command/read-url.js';
import type { Terminal } from '../../command/terminal.js';
import { readSetup } from '../../setup/read-setup.js';

const options = {
  allowWrites: flag('offer the tools that change the store: fulfill_order, set_stock'),
  siteId: text('ID', 'ID of the site (default: the variable WIX_SITE_ID)'),
  apiUrl: text('URL', 'URL of the API, such as that of an emulator (default: WIX_API_URL, or the platform)'),
};

/** Creates the client of the merchant. `undefined` without an API key. */
function createMerchant({ apiUrl, siteId }: Call<typeof options>['options'], terminal: Terminal) {
  const url = apiUrl === undefined ? undefined : readUrl('--api-url', apiUrl);
  const setup = readSetup(
    { apiUrl: url, clientId: undefined, origin: undefined, redirectUri: [], catalog: undefined },
    terminal,
  );
  // The demo shop of an emulator has keys that everybody knows.
  const apiKey = setup.apiKey ?? (setup.isEmulator ? DEMO_API_KEY : undefined);
  if (apiKey === undefined) return undefined;
  const id = siteId ?? setup.siteId ?? (setup.isEmulator ? DEMO_SITE_ID : undefined);
  if (id === undefined) throw new CliError('usage', 'Pass --site-id, or set WIX_SITE_ID.');
  return createClient({ auth: ApiKeyStrategy({ apiKey, siteId: id }), apiUrl: setup.apiUrl, fetch: terminal.fetch });
}

async function run({ options: given, output, terminal }: Call<typeof options>): Promise<void> {
  const client = createMerchant(given, terminal);
  if (!client) output.note('Without WIX_API_KEY, the only tool is search_docs.');
  const { serve } = await import('./serve.js');
  await serve({ client, allowsWrites: given.allowWrites, terminal });
}

/** `cartwright mcp`: tools for merchants and their developers, over the Model Context Protocol. */
export const mcp = command({
  name: 'mcp',
  summary: 'offer the store and the docs to an agent',
  details: `A server of the Model Context Protocol on standard input and output, for the configuration of an agent:
  { "mcpServers": { "store": { "command": "npx", "args": ["cartwright", "mcp"] } } }

Reads WIX_API_KEY, WIX_SITE_ID and WIX_API_URL from the environment and from .env files. On an emulator,
the API key of the demo shop is the default. Without an API key, it only searches the documentation.

Examples:
  WIX_API_KEY=… cartwright mcp --site-id 3f2a…
  cartwright mcp --api-url http://localhost:4000 --allow-writes`,
  options,
  run,
});
