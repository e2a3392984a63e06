/**
 * Requires documented parameters, results and errors of operations. Parameters are labels of a tuple type, which rules
 * for functions do not check, or stand in an interface of call signatures. Operations with a query builder say them at
 * their call signatures only.
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
    /** @type {Map<string, any[]>} */
    const signatures = new Map();
    /** @type {any[]} */
    const operations = [];
    return {
      /** @param {any} node */
      'TSInterfaceDeclaration[extends.0.expression.name="DeclaredOperation"]'(node) {
        const calls = node.body.body.filter((/** @type {any} */ { type }) => type === 'TSCallSignatureDeclaration');
        signatures.set(node.id.name, calls);
      },
      /** @param {any} node */
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.callee.name=/^(operation|queryOperation)$/]'(
        node,
      ) {
        operations.push(node);
      },
      'Program:exit'() {
        for (const node of operations) {
          const [first, result] = node.init.typeArguments?.params ?? [];
          const calls = signatures.get(first?.typeName?.name) ?? [];
          if (node.init.callee.name === 'queryOperation') {
            for (const call of calls) {
              const names = parametersOf(call);
              check(call, call, { names, returns: true, throws: names.includes('query') });
            }
          } else {
            const labels = (first?.elementTypes ?? []).map((/** @type {any} */ { label }) => label?.name);
            const names = new Set([...labels, ...calls.flatMap(parametersOf)]);
            const returns = calls.length > 0 || (result && result.type !== 'TSVoidKeyword');
            check(node, node.parent.parent, { names: [...names], returns, throws: true });
          }
        }
      },
    };
  },
};

/**
 * Names of parameters, without the settings that each operation takes last.
 *
 * @param {any} call
 */
const parametersOf = (call) =>
  call.params.map((/** @type {any} */ { name }) => name).filter((/** @type {string} */ name) => name !== 'request');
