const says = /\b(defaults to|by default|the default is)\b/i;

/**
 * An optional property whose comment mentions its default has a `@default` tag, which editors show beside the type.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const documentDefaults = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { tag: 'Move the default from the sentence to a tag: @default …' },
  },
  create(context) {
    return {
      /** @param {any} node */
      ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration)[id.name=/(Options|Config)$/] TSPropertySignature[optional=true]'(
        node,
      ) {
        const comment = context.sourceCode.getCommentsBefore(node).at(-1)?.value ?? '';
        if (says.test(comment) && !/@default(Value)? \S/.test(comment)) context.report({ node, messageId: 'tag' });
      },
    };
  },
};
