import { relative } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:client-files';

/**
 * Provides the module `virtual:client-files` to the server: URLs of the scripts that the browser's code imports on demand,
 * with their imports, by the path of the module below `src`. The entry script finds them only once it runs,
 * unless the page lists them. Empty for the dev server.
 */
export function clientFiles(): Plugin {
  const files: Record<string, string[]> = {};
  let base = '/';
  return {
    name: 'client-files',
    configResolved: (config) => void (base = config.base),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(files)};` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const withImports = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (found.has(file) || chunk?.type !== 'chunk') return found;
        found.add(file);
        for (const imported of chunk.imports) withImports(imported, found);
        return found;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
        const path = relative(`${import.meta.dirname}/src`, chunk.facadeModuleId);
        files[path] = [...withImports(chunk.fileName)].map((file) => base + file);
      }
    },
  };
}
