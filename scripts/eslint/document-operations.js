/**
 * Requires documented parameters of operations. They are labels of a tuple type, which rules for functions do not
 * check.
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
    return {
      /** @param {any} node */
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.callee.name=/^(query)?[oO]peration$/]'(
        node,
      ) {
        const exported = node.parent.parent;
        const comment = context.sourceCode.getCommentsBefore(exported).at(-1)?.value ?? '';
        const [tuple, result] = node.init.typeArguments?.params ?? [];
        for (const { label } of tuple?.elementTypes ?? []) {
          const name = label?.name;
          if (name && !new RegExp(`@param ${name}\\b`).test(comment)) {
            context.report({ node, messageId: 'param', data: { name } });
          }
        }
        if (result && result.type !== 'TSVoidKeyword' && !/@returns \S/.test(comment)) {
          context.report({ node, messageId: 'returns' });
        }
        if (!/@throws \S/.test(comment)) context.report({ node, messageId: 'throws' });
      },
    };
  },
};
