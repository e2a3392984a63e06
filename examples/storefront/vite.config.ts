import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The dev server reads the packages' sources; the production build reads what they publish. */
export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss()],
  resolve: command === 'serve' ? { conditions: ['@cartwright/source', ...defaultClientConditions] } : {},
  build: { sourcemap: true },
}));
