/** Constructors that every bundler treats as free of side effects. */
const knownPure = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Date', 'Error', 'RegExp']);

/**
 * Requires `/* @__PURE__ *\/` before every top-level call. Without it, a bundler keeps the result even if it is unused,
 * so that importing one operation includes others of its module.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const pureTopLevelCalls = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { missing: 'Write /* @__PURE__ */ before this top-level call, or it can not be tree-shaken.' },
  },
  create(context) {
    const { sourceCode } = context;
    let depth = 0;
    const enter = () => void depth++;
    const leave = () => void depth--;

    /** @param {Extract<import('eslint').Rule.Node, { type: 'CallExpression' | 'NewExpression' }>} node */
    const check = (node) => {
      if (depth > 0) return;
      if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && knownPure.has(node.callee.name)) return;
      if (sourceCode.getCommentsBefore(node).some(({ value }) => /^\s*[@#]__PURE__\s*$/.test(value))) return;
      context.report({ node, messageId: 'missing', fix: (fixer) => fixer.insertTextBefore(node, '/* @__PURE__ */ ') });
    };

    return {
      ':function': enter,
      ':function:exit': leave,
      'PropertyDefinition[static=false]': enter,
      'PropertyDefinition[static=false]:exit': leave,
      CallExpression: check,
      NewExpression: check,
    };
  },
};
