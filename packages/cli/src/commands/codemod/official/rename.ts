import type { TSESTree } from '@typescript-eslint/types';
import { type Identifier, isDeclared } from '../source/references.js';
import { type Counterpart, findCounterpart } from './counterparts.js';
import type { Migration } from '../source/migration.js';

/** Whether a declaration imports the counterpart under its own name once the file is migrated. */
function imports(declaration: TSESTree.Node, { module, name }: Counterpart): boolean {
  if (declaration.type !== 'ImportSpecifier' || declaration.imported.type !== 'Identifier') return false;
  const found = findCounterpart(
    (declaration.parent as TSESTree.ImportDeclaration).source.value,
    declaration.imported.name,
  );
  return declaration.imported.name === name && found?.module === module && found.name === name;
}

/** Whether all references can have the counterpart's name: nothing else has it, and no reference exports the old one. */
export function canRename({ source }: Migration, references: readonly Identifier[], counterpart: Counterpart): boolean {
  const declarations = source.scopes.scopes.flatMap(({ set }) => set.get(counterpart.name)?.defs ?? []);
  return (
    (!isDeclared(source, counterpart.name) || declarations.every(({ node }) => imports(node, counterpart))) &&
    references.every(
      ({ parent }) => parent.type !== 'ExportSpecifier' && !(parent.type === 'Property' && parent.shorthand),
    )
  );
}

/** Renames references. */
export function rename({ code }: Migration, references: readonly Identifier[], name: string): void {
  for (const { range } of references) code.update(range[0], range[1], name);
}
