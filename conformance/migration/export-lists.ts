import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { openProgram } from '../harness/compiler.js';

const root = join(import.meta.dirname, '../..');
const official = join(root, 'conformance/node_modules/@wix');

/** Declarations of the official packages, by module and namespace, such as `@wix/stores#products`. */
function officialFiles(): Map<string, string> {
  const files = new Map([
    ['@wix/sdk', join(official, 'sdk/build/index.d.ts')],
    ['@wix/sdk/client', join(official, 'sdk/build/wixClient.d.ts')],
    ['@wix/sdk/auth/oauth2', join(official, 'sdk/build/auth/oauth2/OAuthStrategy.d.ts')],
    ['@wix/sdk/auth/api-key', join(official, 'sdk/build/auth/ApiKeyAuthStrategy.d.ts')],
    ['@wix/sdk/auth/wix-app-oauth', join(official, 'sdk/build/auth/AppStrategy.d.ts')],
    ['@wix/data#items', join(official, 'wix-data-items-sdk/build/cjs/index.d.ts')],
    ['@wix/marketing#coupons', join(official, 'marketing_coupons/type-bundles/index.bundle.d.ts')],
  ]);
  for (const name of readdirSync(official)) {
    // Packages with a version in their name are earlier releases.
    const [, area] = /^auto_sdk_([a-z]+)_(?!.*-\d+\.\d)/.exec(name) ?? [];
    if (!area) continue;
    const manifest = JSON.parse(readFileSync(join(official, name, 'package.json'), 'utf8')) as {
      wix: { sdkDependency: { fqdnNamespace: string } };
    };
    files.set(`@wix/${area}#${manifest.wix.sdkDependency.fqdnNamespace}`, join(official, name, 'build/es/index.d.mts'));
  }
  // Links, from whose folders the dependencies of the packages cannot be resolved.
  return new Map([...files].map(([module, file]) => [module, realpathSync(file)]));
}

const ownFiles = new Map(
  ['core', 'data', 'identity', 'identity/server', 'ecom', 'members', 'reviews', 'stores'].map((entry) => {
    const [name, folder] = entry.split('/');
    return [`@cartwright/${entry}`, join(root, 'packages', name ?? '', 'src', folder ?? '', 'index.ts')];
  }),
);

/** Exported names, of types too, by module. Those of a namespace are `module#namespace`. */
export type ExportLists = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the export lists of the official packages and of Cartwright with the TypeScript compiler. */
export function readExportLists(): { official: ExportLists; own: ExportLists } {
  const files = officialFiles();
  const program = openProgram([...files.values(), ...ownFiles.values()]);
  const checker = program.getTypeChecker();
  const getExports = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} is not a module.`);
    return checker.getExportsOfModule(symbol);
  };
  const getNames = (symbols: readonly ts.Symbol[]) => new Set(symbols.map(({ name }) => name));
  const own = new Map<string, Set<string>>();
  for (const [module, file] of ownFiles) {
    const symbols = getExports(file);
    own.set(module, getNames(symbols));
    for (const symbol of symbols) {
      const found = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!(found.flags & ts.SymbolFlags.Module)) continue;
      own.set(`${module}#${symbol.name}`, getNames(checker.getExportsOfModule(found)));
    }
  }
  const theirs = [...files].map(([module, file]) => [module, getNames(getExports(file))] as const);
  return { official: new Map(theirs), own };
}
