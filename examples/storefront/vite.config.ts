import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/**
 * The dev server reads the packages' sources; the production build reads what they publish. The server becomes one
 * module without dependencies, which runs on Node and on workers.
 */
export default defineConfig(({ command }) => {
  const isDev = command === 'serve';
  return {
    plugins: [reactRouter(), tailwindcss()],
    resolve: isDev ? { conditions: ['@cartwright/source', ...defaultClientConditions] } : {},
    ssr: isDev ? { resolve: { conditions: ['@cartwright/source', ...defaultServerConditions] } } : { noExternal: true },
    // The server contains React's production build in any environment.
    ...(!isDev && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    environments: {
      // Modules of several pages are few files, which compress better than many small ones.
      client: {
        build: {
          rollupOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // Not in `shared`, which shoppers load.
                  { name: 'merchant', test: /\/src\/merchant\//, minShareCount: 2, priority: 1 },
                  { name: 'shared', minShareCount: 4 },
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
