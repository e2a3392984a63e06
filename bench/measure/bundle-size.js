import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { compared, kilobytes } from '../lib/row.js';

/**
 * @param {string} name A file of `bench/size`.
 * @param {string[]} [unused] Modules that are imported on demand, and not by the measured application.
 * @returns {Promise<number>} Bytes of all loaded files, minified and compressed with gzip -9.
 */
async function bundled(name, unused = []) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../size/${name}.js`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: unused.length > 0,
    outdir: 'out',
    external: unused,
    logOverride: { 'import-is-undefined': 'error' },
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
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
    {
      what: 'Bundle: visitor client, cart, products, collections, redirects',
      ours: kilobytes(await bundled('store-client')),
    },
    compared(
      'Bundle: the same under official names',
      await bundled('store-client-official-names'),
      await bundled('official-store-client'),
      kilobytes,
    ),
    compared(
      'Bundle: the same, imported as namespaces',
      await bundled('store-namespaces'),
      await bundled('official-store-namespaces'),
      kilobytes,
    ),
    compared(
      'Bundle: the same, as namespaces, with every sign-in method (drop-in)',
      await bundled('drop-in'),
      await bundled('official-store-namespaces'),
      kilobytes,
    ),
    compared(
      'Bundle: visitor client, cart, products, collections, redirects, checkout, orders',
      await bundled('checkout-client'),
      await bundled('official-checkout-client'),
      kilobytes,
    ),
    compared(
      'Bundle: these, as namespaces, with every sign-in method (drop-in)',
      await bundled('checkout-drop-in'),
      await bundled('official-checkout-namespaces'),
      kilobytes,
    ),
    {
      what: 'Bundle: visitor client, `findProductsV3` of Catalog V3',
      ours: kilobytes(await bundled('products-v3-client')),
    },
    {
      what: 'Bundle: visitor client, all reads of a Catalog V3 store',
      ours: kilobytes(await bundled('catalog-v3-client')),
    },
    {
      what: 'Bundle: the same with the common catalog model',
      ours: kilobytes(await bundled('catalog-client', ['./v1/open-v1.js'])),
    },
  ];
}
