import { CliError } from '../../command/cli-error.js';
import { type Call, command, text } from '../../command/command.js';
import type { DocSection } from '../../docs/doc-section.js';

const options = { limit: text('NUMBER', 'maximum number of results (default: 3)') };

/** Maximum length of the text of a result, in characters. */
const MAX_TEXT = 3000;

function readLimit(value = '3'): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new CliError('usage', `--limit must be a whole number of at least 1, not ${JSON.stringify(value)}.`);
}

const format = ({ module, text: body, title, url }: DocSection): string => {
  const from = module === undefined ? '' : `\nimport from '${module}'`;
  const shown = body.length > MAX_TEXT ? `${body.slice(0, MAX_TEXT)}…\n\nThe rest: ${url}` : body;
  return `# ${title}\n${url}${from}\n\n${shown}`;
};

async function run({ args, options: { limit: maximum }, output, terminal }: Call<typeof options>): Promise<void> {
  const limit = readLimit(maximum);
  const [{ readDocs }, { searchDocs }] = await Promise.all([
    import('../../docs/read-docs.js'),
    import('../../docs/search-docs.js'),
  ]);
  const query = args[0] ?? '';
  const results = searchDocs(readDocs(terminal.cwd), query, limit);
  if (results.length === 0) {
    throw new CliError('nothing_found', `Nothing found for ${JSON.stringify(query)}. Use other words, or fewer.`);
  }
  output.print(results.map(format).join('\n\n'), results);
}

/** `cartwright docs`: searches the documentation of the installed version. */
export const docs = command({
  name: 'docs',
  summary: 'search the documentation of the installed version',
  details: `Searches the guides, and the documented symbols of the @cartwright packages that the project in this
folder has installed. Needs no network.

Examples:
  cartwright docs "sold out variants"
  cartwright docs useProductSelection --limit 1
  cartwright docs line_item_not_added`,
  arguments: [{ name: 'query', summary: 'words, a symbol, or an error code' }],
  options,
  run,
});
