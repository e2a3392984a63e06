import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { compared, kilobytes } from '../lib/row.js';

/**
 * @param {string} name A file of `bench/size`.
 * @returns {Promise<number>} Bytes, minified and compressed with gzip -9.
 */
async function bundled(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../size/${name}.js`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    logOverride: { 'import-is-undefined': 'error' },
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Measures the bundle size for browsers. */
export async function bundleSize() {
  return [
    compared(
      'Bundle: client with visitor sessions',
      await bundled('visitor-client'),
      await bundled('official-visitor-client'),
      kilobytes,
    ),
    { what: 'Bundle: client with sign-in by redirect', ours: kilobytes(await bundled('redirect-login-client')) },
    compared(
      'Bundle: client with every sign-in method',
      await bundled('login-client'),
      await bundled('official-visitor-client'),
      kilobytes,
    ),
    compared(
      'Bundle: visitor client, cart, products, collections, redirects',
      await bundled('store-client'),
      await bundled('official-store-client'),
      kilobytes,
    ),
    compared(
      'Bundle: the same, imported as namespaces',
      await bundled('store-namespaces'),
      await bundled('official-store-namespaces'),
      kilobytes,
    ),
  ];
}
