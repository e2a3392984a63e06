import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseSync, type ParseResult } from 'oxc-parser';
import { DOCS, type DocSection } from './doc-section.js';

/** Maximum length of a declaration, in characters. */
const MAX_DECLARATION = 1500;

/** A file of declarations. */
interface DeclarationFile {
  readonly text: string;
  readonly parsed: ParseResult;
}

/** Where a symbol is declared. */
interface Found {
  readonly file: string;
  readonly name: string;
}

/** Reads the exported symbols of installed packages from their declarations. */
export class ApiReader {
  readonly #files = new Map<string, DeclarationFile | undefined>();

  #open(file: string): DeclarationFile | undefined {
    if (!this.#files.has(file)) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      this.#files.set(file, text === undefined ? undefined : { text, parsed: parseSync(file, text) });
    }
    return this.#files.get(file);
  }

  /** Lists the exports of a file, by their name, with those of other files that it exports. */
  #listExports(file: string, seen = new Set<string>()): Map<string, Found> {
    const found = new Map<string, Found>();
    if (seen.has(file)) return found;
    seen.add(file);
    for (const { entries } of this.#open(file)?.parsed.module.staticExports ?? []) {
      for (const { exportName, importName, localName, moduleRequest } of entries) {
        if (!moduleRequest) {
          const name = localName.name ?? exportName.name;
          if (exportName.name && name) found.set(exportName.name, { file, name });
          continue;
        }
        if (!moduleRequest.value.startsWith('.')) continue;
        const target = resolve(dirname(file), moduleRequest.value.replace(/\.js$/, '.d.ts'));
        const exported = this.#listExports(target, seen);
        // `export * from` has no names.
        if (exportName.name === null) for (const [name, one] of exported) found.set(name, one);
        const one = importName.name === null ? undefined : this.#listExports(target).get(importName.name);
        if (one && exportName.name) found.set(exportName.name, one);
      }
    }
    return found;
  }

  /** Gets the documentation and the declaration of a symbol. `undefined` without documentation. */
  #describe({ file, name }: Found): string | undefined {
    const { parsed, text } = this.#open(file) ?? {};
    const statement = parsed?.program.body.find((node) => {
      if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return false;
      const { declaration } = node;
      if (declaration.type !== 'VariableDeclaration') return 'id' in declaration && getName(declaration.id) === name;
      return declaration.declarations.some(({ id }) => getName(id) === name);
    });
    const comment = statement && parsed?.comments.filter(({ end }) => end <= statement.start).at(-1);
    if (!comment || text?.slice(comment.end, statement.start).trim() !== '') return undefined;
    const documentation = comment.value.replaceAll(/^\s*\* ?/gm, '').trim();
    const declaration = text.slice(statement.start, statement.end);
    const shown = declaration.length > MAX_DECLARATION ? `${declaration.slice(0, MAX_DECLARATION)}\n// …` : declaration;
    return `${documentation}\n\n\`\`\`ts\n${shown}\n\`\`\``;
  }

  /** Reads the documented symbols of a package. Each is listed once, with its most specific import path. */
  readPackage(folder: string): DocSection[] {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, { readonly types?: string } | string>>;
    };
    const sections = new Map<string, DocSection>();
    // The root, which exports all, comes last.
    const entries = Object.entries(manifest.exports ?? {}).sort(([one], [other]) => other.length - one.length);
    for (const [entry, target] of entries) {
      if (typeof target === 'string' || target.types === undefined) continue;
      const module = manifest.name + entry.slice(1);
      for (const [title, found] of this.#listExports(join(folder, target.types))) {
        const key = `${found.file}#${found.name}`;
        const text = sections.has(key) ? undefined : this.#describe(found);
        if (text === undefined) continue;
        const url = `${DOCS}/api/${manifest.name.replace('@cartwright/', '')}`;
        sections.set(key, { title, kind: 'api', module, url, text });
      }
    }
    return [...sections.values()];
  }
}

const getName = (id: unknown): string | undefined => (id as { readonly name?: string } | null)?.name;

/** Lists the folders of Cartwright's packages that the project has installed, or else those of the command line. */
export function findPackages(cwd: string): string[] {
  const folders = [join(cwd, 'node_modules/@cartwright'), ownPackages()].find((folder) => folder && existsSync(folder));
  if (folders === undefined) return [];
  return readdirSync(folders)
    .filter((name) => name !== 'cli' && name !== 'create-cartwright')
    .map((name) => join(folders, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function ownPackages(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve('@cartwright/core/package.json')));
  } catch {
    return undefined;
  }
}
