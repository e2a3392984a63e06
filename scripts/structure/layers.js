/**
 * Layers of a package, bottom first. A file may import from its layer and those before it. A name is a folder or file
 * directly below `src`. Files that are not listed are in the top layer.
 */
export const layers = {
  core: [
    ['json', 'request-body'],
    ['errors'],
    ['jwt', 'media-reference', 'money'],
    ['codec', 'transport'],
    ['http'],
    ['client'],
    ['operation'],
    ['query'],
  ],
  identity: [
    ['errors', 'tab-channel', 'tokens', 'validation'],
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
  stores: [['shared', 'inventory'], ['collections']],
  agents: [
    ['protocol', 'requests'],
    ['security'],
    ['session'],
    ['shop'],
    ['catalog'],
    ['cart', 'orders'],
    ['checkout'],
    ['transports'],
  ],
  react: [['query'], ['cart-v2'], ['cart-v1'], ['cart-api'], ['queries'], ['provider'], ['ecom']],
  emulator: [['data'], ['kernel'], ['protocol'], ['shop'], ['csv'], ['seed'], ['api'], ['pages']],
};
