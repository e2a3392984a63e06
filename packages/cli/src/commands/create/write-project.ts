import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { CliError } from '../../command/cli-error.js';
import { version } from '../../command/version.js';
import { formatAgents } from './format-agents.js';
import { toPackageName } from './package-name.js';
import { ORIGIN, type Site, getTemplateFolder, type TemplateName, templates } from './templates.js';

/** Store to create. */
export interface Project {
  /** Folder, as an absolute path. It must not exist, or be empty. */
  readonly folder: string;
  readonly template: TemplateName;
  readonly site: Site;
}

type Dependencies = Record<string, string>;

const ours = /^@cartwright\//;

/** Version range of the packages that were released with this one. */
const range = version === '0.0.0' ? 'latest' : `^${version}`;

const withRange = (dependencies: Dependencies = {}): Dependencies =>
  Object.fromEntries(Object.entries(dependencies).map(([name, wanted]) => [name, ours.test(name) ? range : wanted]));

/** Command that checks the setup of a store with its callback pages. Templates without the setting ORIGIN need an option for it. */
function getDoctorCommand({ site, template }: Project): string {
  const { callbacks, settings } = templates[template];
  const hasOrigin = Object.keys(settings(site, '')).some((name) => name.endsWith('ORIGIN'));
  return [
    'cartwright doctor',
    ...(callbacks.length === 0 ? [] : ['--redirect-uri', ...callbacks.map((path) => `${ORIGIN}${path}`)]),
    ...(hasOrigin ? [] : ['--origin', ORIGIN]),
  ].join(' ');
}

function createManifest(text: string, project: Project): string {
  const { dependencies, devDependencies, scripts, ...rest } = JSON.parse(text) as {
    dependencies: Dependencies;
    devDependencies: Dependencies;
    scripts: Record<string, string>;
  };
  const manifest = {
    ...rest,
    name: toPackageName(project.folder),
    scripts: {
      ...scripts,
      dev: `cartwright dev ${scripts['dev']}`,
      emulator: 'cartwright emulator',
      doctor: getDoctorCommand(project),
    },
    dependencies: withRange(dependencies),
    devDependencies: { '@cartwright/cli': range, ...withRange(devDependencies) },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const formatSettings = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

const ignored =
  'node_modules/\nbuild/\ndist/\n.next/\n.react-router/\nnext-env.d.ts\n*.tsbuildinfo\n.env\n.env.local\n';

function formatReadme({ folder, site, template }: Project): string {
  const { callbacks, guide, settingsFile } = templates[template];
  const emulator = site.emulator
    ? `This also starts the emulator of the platform, at ${site.emulator}. To give it options, start it first, such as with
\`npm run emulator -- --catalog v1\`.

`
    : '';
  const uris = callbacks.map((path) => `- \`${ORIGIN}${path}\`\n`).join('');
  return `# ${toPackageName(folder)}

A store for a headless Wix site, created with \`npm create cartwright\`.

\`\`\`sh
npm install
npm run dev         # ${ORIGIN}
\`\`\`

${emulator}\`npm run build\` builds it for production, and \`npm start\` serves the build. \`npm run doctor\` checks the setup.

## Settings

The settings are environment variables. \`${settingsFile}\` has those of development, and \`.env.example\` lists all of them.

To sell the products of your own site, set the ID of your OAuth app, remove the URLs of the emulator, and allow in
Settings › Headless Settings of your site's dashboard:

${uris && `- as authorization redirect URIs:\n${uris.replaceAll(/^/gm, '  ').trimEnd()}\n`}- as a redirect domain: \`${new URL(ORIGIN).host}\`

The guide: https://cartwright-sdk.github.io/cartwright/${guide}
`;
}

function checkFolder(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    const reason = code === 'ENOTDIR' ? 'is a file' : `cannot be read: ${message}`;
    throw new CliError('folder_taken', `${folder} ${reason}. Choose another folder.`, { cause: error });
  }
  throw new CliError('folder_taken', `${folder} is not empty. Choose another folder.`);
}

/**
 * Writes the files of a store.
 *
 * @throws {CliError} `folder_taken` if the folder has files
 */
export function writeProject(project: Project): void {
  const { folder, site, template } = project;
  checkFolder(folder);
  cpSync(getTemplateFolder(template), folder, { recursive: true });
  const { settings, settingsFile } = templates[template];
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', createManifest(readFileSync(join(folder, 'package.json'), 'utf8'), project));
  writeFileSync(join(folder, settingsFile), formatSettings(settings(site, randomBytes(36).toString('base64'))), {
    mode: 0o600,
  });
  write('.env.example', formatSettings(settings({ ...site, clientId: 'your-client-id' }, 'openssl-rand-base64-48')));
  write('.gitignore', ignored);
  write('README.md', formatReadme(project));
  write('AGENTS.md', formatAgents(folder, template));
}
