import { relative, resolve } from 'node:path';
import { CliError } from '../../command/cli-error.js';
import { type Call, choice, command, flag, text } from '../../command/command.js';
import { detectPackageManager, packageManagers } from '../../command/package-manager.js';
import { checkClient } from './check-client.js';
import { install } from './install.js';
import { promptClientId, promptFolder, promptFramework, promptSize } from './prompts.js';
import { frameworks, ORIGIN, type Site, sizes, type TemplateName, templates } from './templates.js';
import { type Project, writeProject } from './write-project.js';

/** URL of the emulator that created stores call. */
const EMULATOR = 'http://localhost:4000';

const options = {
  size: choice(sizes, 'size: pages that sell, or the demo store (default: small)'),
  template: choice(frameworks, `framework of a small store (default: ${frameworks[0]})`),
  clientId: text('ID', 'client ID of your OAuth app, to sell the products of your site'),
  emulator: flag('sell the demo shop of the emulator (default without --client-id)'),
  packageManager: choice(packageManagers, 'package manager (default: the one that runs this command)'),
  skipInstall: flag('do not install the dependencies'),
};

/** `cartwright create`: creates a store from a template. */
export const create = command({
  name: 'create',
  summary: 'create a store from a template',
  details: `In a terminal, prompts for what is not specified. "npm create cartwright" does the same.

Examples:
  cartwright create my-store
  cartwright create my-store --template next --emulator --skip-install
  cartwright create my-store --size everything
  cartwright create my-store --template vite --client-id 10d3b7a8-5c1e-4f0a-9d26-c0ffee000001`,
  arguments: [{ name: 'folder', summary: 'folder of the store; new, or empty', isOptional: true }],
  options,
  async run(call) {
    const { output, terminal } = call;
    const project = await readProject(call);
    writeProject(project);
    const { packageManager = detectPackageManager(terminal), skipInstall } = call.options;
    if (!skipInstall) {
      output.note(`Installing the dependencies with ${packageManager} …`);
      await install(project.folder, packageManager, terminal);
    }
    const steps = formatNextSteps(project, packageManager, call);
    const { folder, site, template } = project;
    const result = {
      folder,
      size: template === 'everything' ? 'everything' : 'small',
      template: template === 'everything' ? 'react-router' : template,
      clientId: site.clientId,
      emulator: site.emulator ?? null,
      nextSteps: steps,
    };
    output.print(`Created ${folder}.\n\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`, result);
  },
});

type CreateCall = Call<typeof options>;

async function readProject(call: CreateCall): Promise<Project> {
  const { args, options: given, terminal, output } = call;
  const prompts = terminal.isInteractive && !output.isJson;
  const { clientId: givenId, emulator } = given;
  if (emulator && givenId !== undefined) {
    throw new CliError('usage', '--emulator and --client-id exclude each other.');
  }
  const [name = prompts ? await promptFolder(terminal) : undefined] = args;
  if (name === undefined) throw new CliError('usage', 'Name the folder of the store: cartwright create my-store.');
  const template = await readTemplate(call, prompts);
  const clientId = givenId ?? (prompts && !emulator ? await promptClientId(terminal) : undefined);
  return { folder: resolve(terminal.cwd, name), template, site: await readSite(clientId, call) };
}

async function readTemplate({ options: given, terminal }: CreateCall, prompts: boolean): Promise<TemplateName> {
  const size = given.size ?? (prompts && !given.template ? await promptSize(terminal) : 'small');
  if (size === 'everything') {
    if (given.template === undefined || given.template === 'react-router') return 'everything';
    throw new CliError('usage', `--size everything is a store with React Router. Omit --template ${given.template}.`);
  }
  return given.template ?? (prompts ? await promptFramework(terminal) : frameworks[0]);
}

async function readSite(clientId: string | undefined, { output, terminal }: CreateCall): Promise<Site> {
  if (clientId === undefined) {
    const { DEMO_CLIENT_ID } = await import('@cartwright/emulator');
    return { clientId: DEMO_CLIENT_ID, emulator: EMULATOR };
  }
  const isChecked = await checkClient(clientId, terminal);
  if (!isChecked) output.note(`The platform could not be reached, so the client ID ${clientId} is not checked.`);
  return { clientId, emulator: undefined };
}

function formatNextSteps({ folder, site, template }: Project, manager: string, call: CreateCall): string[] {
  const path = relative(call.terminal.cwd, folder);
  const { callbacks } = templates[template];
  const allowed = [
    ...callbacks.map((callback) => `Allow the authorization redirect URI ${ORIGIN}${callback}.`),
    `Allow the redirect domain ${new URL(ORIGIN).host}.`,
  ];
  return [
    ...(path === '' ? [] : [`cd ${/[^\w./-]/.test(path) ? JSON.stringify(path) : path}`]),
    ...(call.options.skipInstall ? [`${manager} install`] : []),
    ...(site.emulator === undefined ? allowed : []),
    `${manager} run dev`,
    `Open ${ORIGIN}`,
  ];
}
