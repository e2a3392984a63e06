/** Files that may keep state in the module. ARCHITECTURE.md lists them with the reasons. */
export const moduleState = [
  'packages/core/src/http/on-abort.ts',
  'packages/identity/src/server/client/shared-refreshes.ts',
  'packages/identity/src/storage/store-lock.ts',
  'packages/react/src/queries/session-id.ts',
  'packages/emulator/src/api/products-v1/variants/store-variant-table.ts',
  'packages/emulator/src/api/products-v3/search/product-table.ts',
  'packages/emulator/src/api/inventory-items-v3/search-fields.ts',
  'packages/emulator/src/api/read-only-variants-v3/variant-row.ts',
  'packages/emulator/src/api/orders-v1/format-order-fields.ts',
  'packages/emulator/src/api/orders-v1/format-order-line.ts',
  'packages/emulator/src/kernel/money/format-money.ts',
  'packages/emulator/src/kernel/query/key-index.ts',
  'packages/emulator/src/kernel/query/table.ts',
  'packages/emulator/src/shop/settings/table-in.ts',
];

/**
 * Forbids module state, which is shared by all users of a server process: reassignable bindings, static fields, and
 * collections that start empty. Constant tables are allowed.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noModuleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      state: 'Keep state in the client, not in the module, or name the file in ARCHITECTURE.md and moduleState.',
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
