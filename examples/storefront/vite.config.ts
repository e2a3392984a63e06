import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { clientFiles } from './client-files.js';

/**
 * The server becomes one module without dependencies, which runs on Node and on workers.
 */
export default defineConfig(({ command }) => {
  const isDev = command === 'serve';
  return {
    plugins: [reactRouter(), tailwindcss(), clientFiles()],
    // One copy of each, also where packages have their own.
    resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
    // Dependencies are found before the first visit. Those found during it would reload the page.
    optimizeDeps: { entries: ['src/**/*.tsx', '!**/*.test.tsx'] },
    ssr: isDev ? {} : { noExternal: true },
    // The server contains React's production build in any environment.
    ...(!isDev && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    environments: {
      // Every page needs React, and those that are not of the catalog the router. One file compresses better than many
      // small ones.
      client: {
        build: {
          rollupOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /preload-helper|node_modules\/(react|react-dom|scheduler)\//,
                    priority: 3,
                  },
                  { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
                  {
                    name: 'frame',
                    // With their imports: what every page has around its content, the opened bag and its changes.
                    test: /src\/shell\/catalog\/start|react\/dist\/ecom\/cart-changes\/index/,
                    priority: 2,
                  },
                  {
                    name: 'shared',
                    // Home and product pages need nothing of listings, and messages of errors only once there is one.
                    test: /node_modules|packages\/(?!react\/dist\/(stores\/listing|errors))|src\/ui|components\/src|src\/lib\/site/,
                    minShareCount: 4,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: { sourcemap: true, rollupOptions: { input: './server/index.ts', output: { codeSplitting: false } } },
      },
    },
  };
});
