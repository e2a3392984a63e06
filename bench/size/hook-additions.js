/** Prints what each React hook adds to an application that uses the provider, the cart and products. Fails above the limits. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { sdk } from '../../scripts/lib/packages.js';

/** Maximum size that a hook adds over TanStack Query and the SDK, in bytes. */
const LIMIT = 700;

/** Hooks that contain more than a request: line items, saved checkouts, listings, selections, and sign-in with its iframe. */
/** @type {Record<string, number>} */
const LARGER = {
  useCartLine: 760,
  useStartCheckout: 1040,
  useProductListing: 2500,
  useProductSelection: 1020,
  useLogin: 1000,
  useRegister: 1000,
  useVerification: 1170,
};

const external = ['react', '@tanstack/react-query', ...sdk.map((name) => `@cartwright/${name}`)];

/** @param {string} contents */
const bundle = (contents) =>
  build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../packages/react/dist', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    // Applications on Cart V2 do not load the code for V1. The code that changes the cart is loaded later, once.
    external: [...external.flatMap((name) => [name, `${name}/*`]), '../cart-v1/index.js', '../cart-changes/index.js'],
  });

/**
 * Returns the compressed size of an application with a hook, in bytes.
 *
 * @param {string} added - Statement that declares the hook as `added`.
 */
async function measureSize(added) {
  const { outputFiles } = await bundle(`
    import { CartwrightProvider } from './index.js';
    import { useCart } from './ecom/index.js';
    import { useProduct } from './stores/index.js';
    ${added}
    export { CartwrightProvider, added, useCart, useProduct };`);
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const base = await measureSize('const added = 0;');
console.log(`Provider, useCart and useProduct: ${base} B.`);
for (const entry of ['ecom', 'stores', 'identity']) {
  const { metafile } = await bundle(`export * from './${entry}/index.js';`);
  const { exports = [] } = Object.values(metafile.outputs)[0] ?? {};
  for (const hook of exports.filter((name) => /^use(?!Cart$|Product$)/.test(name))) {
    const added = (await measureSize(`import { ${hook} as added } from './${entry}/index.js';`)) - base;
    const limit = LARGER[hook] ?? LIMIT;
    console.log(`${hook} adds ${added} B (at most ${limit}).`);
    if (added > limit) process.exitCode = 1;
  }
}
