import type { Variable } from '@typescript-eslint/scope-manager';
import { findModuleUses } from '../../source/find-module-uses.js';
import type { Node, Source } from '../../source/parse-source.js';

/** Whether an export of a module stands for a client. */
export type IsClientExport = (module: string, name: string) => boolean;

/** Names of a file that stand for clients, or for functions that return them. */
export interface ClientNames {
  readonly variables: ReadonlySet<Variable>;
  /** Whether an expression contains one of the names, or a call of `createClient`. */
  contains(node: Node): boolean;
}

const isInside = (inner: Node, outer: Node): boolean =>
  inner.range[0] >= outer.range[0] && inner.range[1] <= outer.range[1];

const createsClients = (module: string): boolean => /^@wix\/sdk(\/|$)|^@cartwright\/core$/.test(module);

/** Name that a specifier imports: `default`, or `*` for the whole module. */
function importedName(specifier: Node): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type !== 'ImportSpecifier') return undefined;
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

/** Calls of `createClient` in a file that has it from an SDK. */
function findCreations(source: Source): Node[] {
  if (findModuleUses(source, createsClients).length === 0) return [];
  return source.nodes.filter(
    (node) => node.type === 'CallExpression' && /(^|\.)createClient$/.test(source.text.slice(...node.callee.range)),
  );
}

/**
 * Finds the names whose value contains a client: what `createClient` returned, functions that call it, what is assigned from
 * such names, and imports for which `isClientExport` holds. Values derived from a client, such as a response, are among them.
 */
export function findClientNames(source: Source, isClientExport: IsClientExport): ClientNames {
  const variables = new Set<Variable>();
  const places = findCreations(source);
  const contains = (node: Node) => places.some((place) => isInside(place, node));
  const isClient = ({ defs, references }: Variable): boolean =>
    references.some(({ writeExpr }) => writeExpr && contains(writeExpr)) ||
    defs.some(({ node, type }) => {
      if ((type as string) === 'FunctionName') return contains(node);
      const name = importedName(node);
      const { parent } = node as Node;
      return name !== undefined && parent?.type === 'ImportDeclaration' && isClientExport(parent.source.value, name);
    });
  for (let before = -1; before !== variables.size;) {
    before = variables.size;
    for (const variable of source.scopes.variables) {
      if (variables.has(variable) || !isClient(variable)) continue;
      variables.add(variable);
      places.push(...variable.references.map(({ identifier }) => identifier as Node));
    }
  }
  return { variables, contains };
}
