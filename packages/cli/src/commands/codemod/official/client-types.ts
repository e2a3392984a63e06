import type { TSESTree } from '@typescript-eslint/types';
import type { Migration } from '../source/migration.js';

/** Nodes around a type in which an intersection needs no parentheses. */
const open = new Set(['TSTypeAnnotation', 'TSTypeAliasDeclaration', 'TSTypeParameterInstantiation', 'TSTypeParameter']);

const text = ({ source }: Migration, node: TSESTree.Node | undefined): string =>
  node ? source.text.slice(...node.range) : '';

/**
 * Migrates `WixClient<Host, Auth, Modules>`. `Client` has no type parameters: strategy and modules are further properties of it.
 */
export function migrateClientTypes(migration: Migration, names: readonly TSESTree.Node[]): void {
  for (const { parent } of names) {
    if (parent?.type !== 'TSTypeReference' || !parent.typeArguments) continue;
    const [host, auth, modules] = parent.typeArguments.params;
    if (!host || host.type !== 'TSUndefinedKeyword') {
      migration.report(
        parent,
        'check',
        'The `WixClient` has a host here.',
        'Write the type of the client as `typeof client`, or as `Client & { auth: OAuthStrategy } & Modules`.',
      );
      continue;
    }
    const { code } = migration;
    const { range } = parent.typeArguments;
    if (!auth) {
      code.remove(...range);
      continue;
    }
    const needsParentheses = !open.has(parent.parent.type);
    if (needsParentheses) code.appendLeft(parent.range[0], '(');
    // Moves instead of copies, so that renamed types inside stay renamed.
    code.overwrite(range[0], auth.range[0], ' & { readonly auth: ');
    const end = modules?.range[1] ?? auth.range[1];
    if (modules) code.overwrite(auth.range[1], modules.range[0], ' } & ');
    code.overwrite(end, range[1], `${modules ? '' : ' }'}${needsParentheses ? ')' : ''}`);
    if (modules && text(migration, modules) === 'undefined') code.overwrite(...modules.range, 'object');
  }
}
