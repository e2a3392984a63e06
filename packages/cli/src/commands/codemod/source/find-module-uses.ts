import type { TSESTree } from '@typescript-eslint/types';
import type { Node, Source } from './parse-source.js';

/** String that names a module. */
export type Specifier = TSESTree.StringLiteral;

/** Expression that loads a module: `import('…')` or `require('…')`. */
export type Load = TSESTree.ImportExpression | TSESTree.CallExpression;

/** Use of a module in a file, by the syntax that names it. */
export type ModuleUse = { readonly specifier: Specifier } & (
  | { readonly kind: 'import'; readonly node: TSESTree.ImportDeclaration }
  | { readonly kind: 'export'; readonly node: TSESTree.ExportNamedDeclaration | TSESTree.ExportAllDeclaration }
  | { readonly kind: 'load'; readonly node: Load }
  | { readonly kind: 'importType'; readonly node: TSESTree.TSImportType }
  | { readonly kind: 'importEquals'; readonly node: TSESTree.TSImportEqualsDeclaration }
  /** Any other string with the module's name, such as the argument of `jest.mock`. */
  | { readonly kind: 'text' }
);

const isRequire = ({ callee, arguments: args }: TSESTree.CallExpression): boolean =>
  callee.type === 'Identifier' && callee.name === 'require' && args.length === 1;

function classifyUse(specifier: Specifier): ModuleUse {
  const node: Node | undefined = specifier.parent;
  switch (node?.type) {
    case 'ImportDeclaration':
      return { kind: 'import', specifier, node };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { kind: 'export', specifier, node };
    case 'ImportExpression':
      return { kind: 'load', specifier, node };
    case 'CallExpression':
      return isRequire(node) ? { kind: 'load', specifier, node } : { kind: 'text', specifier };
    case 'TSImportType':
      return { kind: 'importType', specifier, node };
    case 'TSExternalModuleReference':
      return { kind: 'importEquals', specifier, node: node.parent as TSESTree.TSImportEqualsDeclaration };
    default:
      return { kind: 'text', specifier };
  }
}

/** Returns every string of a file that names a module for which `isWanted` holds, with its use. */
export function findModuleUses(source: Source, isWanted: (name: string) => boolean): ModuleUse[] {
  return source.nodes.flatMap((node) =>
    node.type === 'Literal' && typeof node.value === 'string' && isWanted(node.value) ? [classifyUse(node)] : [],
  );
}
