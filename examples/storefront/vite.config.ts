import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/**
 * The dev server reads the packages' sources; the production build reads what they publish. The store's server, which
 * `--ssr` builds, becomes one file without dependencies.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const isDev = command === 'serve';
  return {
    plugins: [react(), tailwindcss()],
    resolve: isDev ? { conditions: ['@cartwright/source', ...defaultClientConditions] } : {},
    ssr: {
      noExternal: true,
      ...(isDev && { resolve: { conditions: ['@cartwright/source', ...defaultServerConditions] } }),
    },
    build: {
      sourcemap: true,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      copyPublicDir: !isSsrBuild,
    },
  };
});
