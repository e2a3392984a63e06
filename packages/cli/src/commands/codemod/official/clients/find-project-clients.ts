import { posix } from 'node:path';
import { isSourceFile, type Node, parseSource, type Source, SyntaxProblem } from '../../source/parse-source.js';
import { findClientNames, type IsClientExport } from './find-client-names.js';

const withoutExtension = (path: string): string => path.replace(/\.[cm]?[jt]sx?$/, '').replace(/(^|\/)index$/, '');

/** Returns the file of a project that a specifier names, also through an alias such as `@/lib/wix`. */
function resolveModule(from: string, specifier: string, files: readonly string[]): string | undefined {
  const isRelative = /^\.\.?(\/|$)/.test(specifier);
  const path = isRelative ? posix.join(posix.dirname(from), specifier) : specifier.slice(specifier.indexOf('/') + 1);
  const wanted = withoutExtension(posix.normalize(path).replace(/\/$/, '')).replace(/^\.$/, '');
  return files.find((file) => {
    const known = withoutExtension(file);
    return known === wanted || (!isRelative && known.endsWith(`/${wanted}`));
  });
}

const getName = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

/** Names of the exports of a file that stand for clients. `*`: any name may, because it exports everything of a file that has one. */
function findExportedClients(source: Source, isClientExport: IsClientExport): Set<string> {
  const exported = new Set<string>();
  const { contains, variables } = findClientNames(source, isClientExport);
  const isClient = (local: string) => [...variables].some(({ name }) => name === local);
  for (const node of source.nodes) {
    if (node.type === 'ExportDefaultDeclaration' && contains(node.declaration)) exported.add('default');
    if (node.type === 'ExportAllDeclaration' && isClientExport(node.source.value, '*')) exported.add('*');
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { exported: name, local } of node.specifiers) {
      const has = node.source ? isClientExport(node.source.value, getName(local)) : isClient(getName(local));
      if (has) exported.add(getName(name));
    }
    const { declaration } = node;
    const ids: (Node | null)[] =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => id)
        : declaration?.type === 'FunctionDeclaration'
          ? [declaration.id]
          : [];
    for (const id of ids) if (id && isClient(getName(id))) exported.add(getName(id));
  }
  return exported;
}

function parse(file: string, text: string): Source | undefined {
  try {
    return parseSource(file, text);
  } catch (error) {
    if (error instanceof SyntaxProblem) return undefined;
    throw error;
  }
}

/**
 * Finds the exports of a project's files that stand for clients, also through files that export them again.
 *
 * @param texts - Pairs of path and content.
 * @returns Function that returns, for a file, whether an export of a module that it imports stands for a client.
 */
export function findProjectClients(texts: readonly (readonly [string, string])[]): (file: string) => IsClientExport {
  const own = texts.filter(([file]) => isSourceFile(file));
  // Only members of these names are looked for.
  const isNeeded = own.some(([, text]) => /graphql|fetchWithAuth/.test(text));
  const sources = isNeeded ? own.flatMap(([file, text]) => [[file, parse(file, text)] as const]) : [];
  const files = own.map(([file]) => file);
  const clients = new Map<string, Set<string>>();
  const createCheck =
    (file: string): IsClientExport =>
    (module, name) => {
      const exported = clients.get(resolveModule(file, module, files) ?? '') ?? new Set();
      return name === '*' ? exported.size > 0 : exported.has(name) || exported.has('*');
    };
  const count = () => [...clients.values()].reduce((sum, { size }) => sum + size, 0);
  for (let before = -1; before !== count();) {
    before = count();
    for (const [file, source] of sources) if (source) clients.set(file, findExportedClients(source, createCheck(file)));
  }
  return createCheck;
}
