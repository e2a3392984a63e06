import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** Entry of a runtime. React Native cannot verify webhooks; only servers store sessions in cookies. */
type Entry = 'walk' | 'walk-with-webhooks' | 'walk-on-servers';

/** Bundles the scenario with the built packages: as a module, or as a script that sets `walked`. */
export async function bundle(format: 'esm' | 'iife', entry: Entry): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `${entry}.ts`)],
    bundle: true,
    write: false,
    format,
    globalName: 'walked',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** Creates a folder with the scenario as a module and the packages installed, as on a server. */
export async function application(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-walk-'));
  mkdirSync(join(folder, 'node_modules/@cartwright'), { recursive: true });
  for (const name of ['core', 'ecom', 'identity', 'stores']) {
    symlinkSync(join(root, 'packages', name), join(folder, 'node_modules/@cartwright', name), 'junction');
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await build({
    entryPoints: [join(import.meta.dirname, 'walk-on-servers.ts')],
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
