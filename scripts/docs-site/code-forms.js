/**
 * Node of a page's syntax tree, as Rspress passes it to remark plugins.
 *
 * @typedef {{ type: string, lang?: string | null, value?: string, name?: string, attributes?: [], children?: Node[] }} Node
 */

/** Line between a TypeScript block and the React block that does the same. */
const separator = 'In React:';

/** @param {Node | undefined} node */
const isSeparator = (node) =>
  node?.type === 'paragraph' && node.children?.length === 1 && node.children[0]?.value === separator;

/**
 * Remark plugin that groups the two forms of an example. A `ts` block, the line "In React:" and a `tsx` block become the
 * element `CodeForms`. It shows the form that the reader chose.
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
      return [{ type: 'mdxJsxFlowElement', name: 'CodeForms', attributes: [], children: [before, after] }];
    }
    return isSeparator(before) || isSeparator(after) ? [] : [node];
  });
};
