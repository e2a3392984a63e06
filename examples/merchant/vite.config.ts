import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The server becomes one module without dependencies, as that of the store. */
export default defineConfig(({ command }) => {
  const isDev = command === 'serve';
  return {
    plugins: [reactRouter(), tailwindcss()],
    publicDir: '../storefront/public',
    // Dependencies are found before the first visit. Those found during it would reload the page.
    optimizeDeps: { entries: ['src/**/*.tsx'] },
    ssr: isDev ? {} : { noExternal: true },
    // The server contains React's production build in any environment.
    ...(!isDev && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    environments: {
      ssr: {
        build: { sourcemap: true, rollupOptions: { input: './server/index.ts', output: { codeSplitting: false } } },
      },
    },
  };
});
