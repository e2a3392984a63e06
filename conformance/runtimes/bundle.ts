import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { providePackages } from '../../scripts/lib/consumer.js';

/** Entry of a runtime. React Native cannot verify webhooks; only servers store sessions in cookies. */
type Entry = 'walk' | 'walk-with-webhooks' | 'walk-on-servers';

/** Bundles the scenario with the packages of an application: as a module, or as a script that sets `walked`. */
export async function bundle(folder: string, format: 'esm' | 'iife', entry: Entry): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'scenario', `${entry}.ts`)],
    bundle: true,
    write: false,
    format,
    globalName: 'walked',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** Creates a folder with the scenario, in `scenario/` and as the module `main.js`, and the packages, as on a server. */
export async function application(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-walk-'));
  await providePackages(folder);
  cpSync(import.meta.dirname, join(folder, 'scenario'), { recursive: true });
  await build({
    entryPoints: [join(folder, 'scenario/walk-on-servers.ts')],
    bundle: true,
    packages: 'external',
    format: 'esm',
    outfile: join(folder, 'walk.js'),
  });
  writeFileSync(
    join(folder, 'main.js'),
    "import { walk } from './walk.js';\nconsole.log(JSON.stringify(await walk()));\n",
  );
  return folder;
}
