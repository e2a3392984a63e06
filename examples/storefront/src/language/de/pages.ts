export { account } from './account.js';
export { savedAddresses } from './saved-addresses.js';
export { plainCheckout } from './plain-checkout.js';
export { subscriptions } from './subscriptions.js';
