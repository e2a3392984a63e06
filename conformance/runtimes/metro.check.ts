import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { createPlainConsumer } from '../../scripts/lib/consumer.js';
import { capture } from '../../scripts/lib/run.js';
import { inReactNative } from './react-native.js';
import { steps } from './steps.js';

/** React Native's bundler, with the transformer of its projects. */
const metro = {
  '@babel/core': '7.29.13',
  '@babel/runtime': '7.29.14',
  '@react-native/metro-babel-transformer': '0.88.1',
  metro: '0.87.1',
};

const script = `const Metro = require('metro');
const settings = {
  projectRoot: __dirname,
  watchFolders: [__dirname],
  reporter: { update() {} },
  resolver: { useWatchman: false },
  transformer: { babelTransformerPath: require.resolve('@react-native/metro-babel-transformer') },
};
Metro.loadConfig({ cwd: __dirname }, settings).then((config) =>
  Metro.runBuild(config, { entry: 'entry.js', out: 'app.js', dev: false, minify: false, platform: 'ios' }),
);
`;

const folder = mkdtempSync(join(tmpdir(), 'cartwright-metro-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('React Native’s bundler resolves the packages, and the bundle runs with its globals', async () => {
  const names = ['core', 'identity', 'ecom', 'stores'].map((name) => `@cartwright/${name}`);
  await createPlainConsumer(folder, metro, names);
  cpSync(import.meta.dirname, join(folder, 'scenario'), { recursive: true });
  await build({
    entryPoints: [join(folder, 'scenario/walk.ts')],
    bundle: true,
    packages: 'external',
    format: 'esm',
    outfile: join(folder, 'walk.js'),
  });
  rmSync(join(folder, 'scenario'), { recursive: true });
  writeFileSync(join(folder, 'entry.js'), "globalThis.walked = require('./walk');\n");
  writeFileSync(join(folder, 'build.cjs'), script);
  const { code, output } = await capture('npx', ['--yes', 'node@22.23.3', 'build.cjs'], { cwd: folder });
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  expect(await inReactNative(readFileSync(join(folder, 'app.js'), 'utf8'))).toEqual(steps);
}, 600_000);
