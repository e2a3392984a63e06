/**
 * Forbids module state, which is shared by all users of a server process: reassignable bindings, static fields, and
 * collections that start empty. Constant tables are allowed. A directive allows state that gives no user access to data of
 * another, with the reason.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noModuleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      state: 'Keep state in the client: all users of a server share the module.',
    },
  },
  create(context) {
    const topLevel = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration';
    /** @param {import('eslint').Rule.Node} node */
    const report = (node) => context.report({ node, messageId: 'state' });
    return {
      [`${topLevel}[kind!="const"]:not([declare=true])`]: report,
      /** @param {import('eslint').Rule.Node} node */
      [`${topLevel} NewExpression[arguments.length=0][callee.name=/^(Weak)?(Map|Set)$/]`](node) {
        if (!context.sourceCode.getAncestors(node).some(({ type }) => /Function/.test(type))) report(node);
      },
      'PropertyDefinition[static=true][readonly!=true]': report,
    };
  },
};
