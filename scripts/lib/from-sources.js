import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Lets a dev server read the sources of the packages.
 *
 * @returns {import('vite').Plugin}
 */
export const fromSources = () => ({
  name: 'from-sources',
  apply: 'serve',
  config: () => ({
    resolve: { conditions: ['@cartwright/source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['@cartwright/source', ...defaultServerConditions] } },
  }),
});
