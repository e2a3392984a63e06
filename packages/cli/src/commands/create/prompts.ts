import { isCancel, select, text } from '@clack/prompts';
import { CliError } from '../../command/cli-error.js';
import { clientIdProblem } from './check-client.js';
import { type TemplateName, templateNames, templates } from './templates.js';

/** Returns an entered value. Throws if the user canceled. */
function entered<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new CliError('canceled', 'Canceled. Nothing was created.');
  return value as Exclude<Value, symbol>;
}

/** Prompts for the folder. */
export const promptFolder = async (): Promise<string> =>
  entered(await text({ message: 'Folder of the store', placeholder: 'my-store', defaultValue: 'my-store' }));

/** Prompts for the template. */
export const promptTemplate = async (): Promise<TemplateName> =>
  entered(
    await select<TemplateName>({
      message: 'Template',
      options: templateNames.map((value) => ({ value, label: templates[value].title })),
    }),
  );

/** Prompts for the client ID of a real site. `undefined`: the emulator. */
export async function promptClientId(): Promise<string | undefined> {
  const platform = entered(
    await select({
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
      message: 'Client ID of your OAuth app',
      placeholder: 'Settings › Headless Settings of your site’s dashboard',
      validate: (value = '') => clientIdProblem(value.trim()),
    }),
  ).trim();
}
