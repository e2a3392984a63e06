/**
 * The layers of a package, bottom first: a file imports from its own layer and from those before it. A name stands for a
 * folder or a file directly below `src`. What is not listed is on top of everything.
 */
export const layers = {
  core: [
    ['json'],
    ['errors'],
    ['jwt', 'media-reference', 'money'],
    ['codec', 'transport'],
    ['http'],
    ['client'],
    ['operation'],
    ['query'],
  ],
  identity: [
    ['errors', 'tokens', 'validation'],
    ['storage'],
    ['session'],
    ['identities', 'oauth', 'redirects'],
    ['authentication', 'members', 'recovery', 'sign-on-policy', 'verification'],
    ['pkce', 'visitor'],
    ['redirect-login'],
    ['web-message'],
    ['login'],
  ],
  ecom: [['commerce', 'enumerations'], ['cart', 'checkout', 'orders', 'recommendations'], ['current-cart']],
  stores: [['catalog', 'inventory'], ['collections']],
  react: [['query'], ['cart-v1'], ['queries'], ['provider']],
  emulator: [['data'], ['kernel'], ['protocol'], ['shop'], ['csv'], ['seed'], ['api'], ['pages']],
};
