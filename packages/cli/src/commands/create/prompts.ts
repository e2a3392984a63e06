import { isCancel, select, text } from '@clack/prompts';
import { CliError } from '../../command/cli-error.js';
import type { Terminal } from '../../command/terminal.js';
import { findClientIdProblem } from './check-client.js';
import { type Framework, frameworks, type Size, templates } from './templates.js';

/** Returns an entered value. Throws if the user canceled. */
function entered<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new CliError('interrupted', 'Canceled. Nothing was created.');
  return value as Exclude<Value, symbol>;
}

/** Streams and signal of a prompt. */
const shownOn = ({ signal, stdin, stdout }: Terminal) => ({ input: stdin, output: stdout, signal });

/** Prompts for the folder. */
export const promptFolder = async (terminal: Terminal): Promise<string> =>
  entered(
    await text({
      ...shownOn(terminal),
      message: 'Folder of the store',
      placeholder: 'my-store',
      defaultValue: 'my-store',
    }),
  );

/** Prompts for the size. */
export const promptSize = async (terminal: Terminal): Promise<Size> =>
  entered(
    await select<Size>({
      ...shownOn(terminal),
      message: 'Size',
      options: [
        { value: 'small', label: 'Small', hint: 'listing, product, cart, checkout, sign-in; at most 1,500 lines' },
        { value: 'everything', label: 'Everything', hint: templates.everything.title },
      ],
    }),
  );

/** Prompts for the framework. */
export const promptFramework = async (terminal: Terminal): Promise<Framework> =>
  entered(
    await select<Framework>({
      ...shownOn(terminal),
      message: 'Framework',
      options: frameworks.map((value) => ({ value, label: templates[value].title })),
    }),
  );

/** Prompts for the client ID of a real site. `undefined`: the emulator. */
export async function promptClientId(terminal: Terminal): Promise<string | undefined> {
  const platform = entered(
    await select({
      ...shownOn(terminal),
      message: 'Where are the products?',
      options: [
        { value: 'emulator', label: 'On the emulator', hint: 'a demo shop on this machine; no account needed' },
        { value: 'site', label: 'On your Wix site', hint: 'needs the client ID of a headless OAuth app' },
      ],
    }),
  );
  if (platform === 'emulator') return undefined;
  return entered(
    await text({
      ...shownOn(terminal),
      message: 'Client ID of your OAuth app',
      placeholder: 'Settings › Headless Settings of your site’s dashboard',
      validate: (value = '') => findClientIdProblem(value.trim()),
    }),
  ).trim();
}
