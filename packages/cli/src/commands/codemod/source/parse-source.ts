import { extname } from 'node:path';
import { analyze, type ScopeManager } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';
import { parseSync, visitorKeys } from 'oxc-parser';

/** Node of the syntax tree, with its parent. */
export type Node = TSESTree.Node;

/** A parsed source file. */
export interface Source {
  readonly text: string;
  readonly scopes: ScopeManager;
  /** All nodes, parents before their children. */
  readonly nodes: readonly Node[];
  /** Whether the file can have types. */
  readonly isTypeScript: boolean;
}

/** Languages by file extension. JavaScript files may contain JSX. */
const languages: Readonly<Record<string, 'jsx' | 'ts' | 'tsx'>> = {
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.mjs': 'jsx',
  '.cjs': 'jsx',
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
};

/** Whether a file is JavaScript or TypeScript, by its extension. */
export const isSourceFile = (file: string): boolean => extname(file) in languages;

/** Sets the parents, and returns all nodes. */
function flatten(root: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node, parent: Node | undefined) => {
    Object.assign(node, { parent });
    nodes.push(node);
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
      for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one, node);
    }
  };
  visit(root, undefined);
  return nodes;
}

/** Error of a file that cannot be parsed: the syntax is invalid, or nested too deeply. */
export class SyntaxProblem extends Error {
  /**
   * Creates the error.
   *
   * @param message - The problem.
   * @param offset - Position of the error in the file.
   * @param remedy - Instruction for the user.
   */
  constructor(
    message: string,
    readonly offset: number,
    readonly remedy = 'Correct it, and run the codemod again.',
  ) {
    super(message);
    this.name = 'SyntaxProblem';
  }
}

/** Maximum depth of nested brackets. The parser ends the process at some thousands. */
const maxDepth = 500;

const findNestingProblem = (offset: number) =>
  new SyntaxProblem('The code is nested too deeply.', offset, 'Change the file by hand.');

/** Checks the depth of brackets. Those in strings and comments are counted, too, which only matters for hundreds of unclosed ones. */
function checkDepth(text: string): void {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > maxDepth) throw findNestingProblem(index);
  }
}

/**
 * Parses a source file, and resolves which names refer to which declarations.
 *
 * @throws {SyntaxProblem} for invalid syntax, and for code that is nested too deeply
 */
export function parseSource(file: string, text: string): Source {
  checkDepth(text);
  const lang = languages[extname(file)] ?? 'ts';
  const options = { lang, astType: 'ts', range: true, preserveParens: false, sourceType: 'module' } as const;
  const { program, errors } = parseSync(file, text, options);
  // Scripts and the frontmatter of Astro may return at the top level.
  const error = errors.find(({ message }) => !message.startsWith("A 'return' statement"));
  if (error) throw new SyntaxProblem(error.message, error.labels[0]?.start ?? 0);
  // oxc-parser returns the tree of typescript-estree, except that its root starts at the first token.
  const root = program as unknown as TSESTree.Program;
  try {
    const nodes = flatten(root);
    return { text, nodes, scopes: analyze(root, { sourceType: 'module' }), isTypeScript: lang !== 'jsx' };
  } catch (cause) {
    // Expressions with thousands of terms exceed the size of the stack.
    if (cause instanceof RangeError) throw findNestingProblem(0);
    throw cause;
  }
}

/** Line and column of a position, both from 1. */
export function getLineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
