/**
 * Requires documented parameters, results and errors of operations. Parameters are labels of a tuple type, which rules
 * for functions do not check. Operations with a query builder say them at their call signatures only.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const documentOperations = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      param: 'Document the parameter: @param {{ name }} - …',
      returns: 'Document the result: @returns …',
      throws: 'Document the error and its status or code: @throws …',
    },
  },
  create(context) {
    /**
     * @param {any} node
     * @param {any} commented The node after the doc comment.
     * @param {{ names: (string | undefined)[], returns: boolean, throws: boolean }} required
     */
    const check = (node, commented, { names, returns, throws }) => {
      const comment = context.sourceCode.getCommentsBefore(commented).at(-1)?.value ?? '';
      for (const name of names) {
        if (name && !new RegExp(`@param ${name}\\b`).test(comment)) {
          context.report({ node, messageId: 'param', data: { name } });
        }
      }
      if (returns && !/@returns \S/.test(comment)) context.report({ node, messageId: 'returns' });
      if (throws && !/@throws \S/.test(comment)) context.report({ node, messageId: 'throws' });
    };
    return {
      /** @param {any} node */
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.callee.name="operation"]'(node) {
        const [tuple, result] = node.init.typeArguments?.params ?? [];
        const names = (tuple?.elementTypes ?? []).map((/** @type {any} */ { label }) => label?.name);
        check(node, node.parent.parent, { names, returns: result && result.type !== 'TSVoidKeyword', throws: true });
      },
      /** @param {any} node */
      'TSInterfaceDeclaration[extends.0.expression.name="DeclaredOperation"] TSCallSignatureDeclaration'(node) {
        const names = node.params.map((/** @type {any} */ { name }) => name);
        check(node, node, { names, returns: true, throws: names.includes('query') });
      },
    };
  },
};
