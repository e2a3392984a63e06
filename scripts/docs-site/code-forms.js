/**
 * Attribute of an element of a page.
 *
 * @typedef {{ type: 'mdxJsxAttribute', name: string, value: string }} Attribute
 */

/**
 * Node of a page's syntax tree, as Rspress passes it to remark plugins.
 *
 * @typedef {{ type: string, lang?: string | null, value?: string, name?: string, attributes?: Attribute[], children?: Node[] }} Node
 */

/**
 * Element that shows the block of code that the reader chose.
 *
 * @param {'code-form' | 'package-manager'} of Name of the choice in `docs/site/theme/use-choice.ts`.
 * @param {Node[]} children Blocks of code, in the order of the options.
 * @returns {Node}
 */
export const choice = (of, children) => ({
  type: 'mdxJsxFlowElement',
  name: 'Choice',
  attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
  children,
});

/** Line between a TypeScript block and the React block that does the same. */
const separator = 'In React:';

/** @param {Node | undefined} node */
const isSeparator = (node) =>
  node?.type === 'paragraph' && node.children?.length === 1 && node.children[0]?.value === separator;

/**
 * Remark plugin that groups the two forms of an example. A `ts` block, the line "In React:" and a `tsx` block become the
 * element `Choice`. It shows the form that the reader chose.
 *
 * @returns {(tree: Node) => void} Changes the tree of a page.
 */
export const codeForms = () => (tree) => {
  const nodes = tree.children ?? [];
  tree.children = nodes.flatMap((node, index) => {
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    if (isSeparator(node)) {
      if (before?.lang !== 'ts' || after?.lang !== 'tsx')
        throw new Error(`"${separator}" must be between a \`ts\` and a \`tsx\` block.`);
      return [choice('code-form', [before, after])];
    }
    return isSeparator(before) || isSeparator(after) ? [] : [node];
  });
};
