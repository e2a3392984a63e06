import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss()],
  server: { port: Number(process.env.PORT ?? 3000) },
  // Vite prepares the packages of all routes when it starts. If it found them later, it would load the page again.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
});
