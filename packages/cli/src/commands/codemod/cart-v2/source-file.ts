import type { TSESTree } from '@typescript-eslint/types';
import { findModuleUses } from '../source/find-module-uses.js';
import type { Migration } from '../source/migration.js';
import type { Node } from '../source/parse-source.js';
import { isDeclared } from '../source/references.js';
import { type Binding, findBindings, getPattern, hasNamespaces, importedName, type Specifier } from './bindings.js';
import { type Namespace, successors } from './namespaces.js';
import { type Registration, findRegistration, findSibling } from './registrations.js';

/** Future of a name for a namespace. */
export interface Plan {
  /** Whether the name is still used. */
  isUsed: boolean;
  /** Whether the file needs the namespace of Cart V2. */
  needsSuccessor: boolean;
}

/** A source file that is moved to Cart V2. */
export interface SourceFile {
  readonly migration: Migration;
  readonly bindings: ReadonlyMap<Binding, Plan>;
  readonly registrations: readonly Registration[];
  /** Names that are reported already. */
  readonly handled: ReadonlySet<Node>;
  /** Names in the file of the namespaces of Cart V2. A name that something else has is absent. */
  readonly successorNames: ReadonlyMap<Namespace, string>;
}

/** Names that the file imports from the package, by exported name. */
function listImportedNames(migration: Migration): Map<string, string> {
  const names = new Map<string, string>();
  const add = (specifier: Specifier, local: TSESTree.Node) => {
    const name = importedName(specifier);
    if (name !== undefined && local.type === 'Identifier') names.set(name, local.name);
  };
  for (const use of findModuleUses(migration.source, hasNamespaces)) {
    if (use.kind === 'import') {
      for (const one of use.node.specifiers) if (one.type === 'ImportSpecifier') add(one, one.local);
    } else if (use.kind === 'load') {
      for (const one of getPattern(use.node)?.properties ?? []) if (one.type === 'Property') add(one, one.value);
    }
  }
  return names;
}

function listSuccessorNames(migration: Migration): Map<Namespace, string> {
  const imported = listImportedNames(migration);
  return new Map(
    (Object.entries(successors) as [Namespace, string][]).flatMap(([namespace, successor]) => {
      const name = imported.get(successor) ?? (isDeclared(migration.source, successor) ? undefined : successor);
      return name === undefined ? [] : [[namespace, name]];
    }),
  );
}

/** Finds what a parsed file has of Cart V1. */
export function readSourceFile(migration: Migration): SourceFile {
  const handled = new Set<Node>();
  const bindings = new Map(
    findBindings(migration, handled).map((one) => [one, { isUsed: false, needsSuccessor: false }]),
  );
  const registrations = [...bindings.keys()].flatMap((binding) =>
    binding.references.flatMap((reference) => findRegistration(binding, reference) ?? []),
  );
  return { migration, bindings, registrations, handled, successorNames: listSuccessorNames(migration) };
}

/** Whether the module of Cart V2 can be added next to a registration. */
export function canRegister({ successorNames }: SourceFile, registration: Registration, successor: string): boolean {
  const name = successorNames.get(registration.binding.namespace);
  const sibling = findSibling(registration, successor);
  const isSuccessor =
    sibling?.type === 'Property' && sibling.value.type === 'Identifier' && sibling.value.name === name;
  return name !== undefined && (sibling === undefined || isSuccessor);
}
