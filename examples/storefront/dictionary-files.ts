import type { Plugin } from 'vite';

const id = 'virtual:dictionary-files';

/**
 * Provides the module `virtual:dictionary-files` to the server: the URL of the file with the texts of each language, which
 * the build of the browser's code has named before. The entry script imports the file of the page's language, so that
 * browsers find it only once the script runs, unless the page lists it. Empty for the dev server.
 */
export function dictionaryFiles(): Plugin {
  const files: Record<string, string> = {};
  let base = '/';
  return {
    name: 'dictionary-files',
    configResolved: (config) => void (base = config.base),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(files)};` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const language = /\/src\/lib\/language\/(\w+)\/shop\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (language) files[language] = base + chunk.fileName;
      }
    },
  };
}
