export { account } from './account.js';
export { checkout } from './checkout.js';
export { demo } from './demo.js';
export { info } from './info.js';
export { order } from './order.js';
export { plainCheckout } from './plain-checkout.js';
export { savedAddresses } from './saved-addresses.js';
export { subscriptions } from './subscriptions.js';
