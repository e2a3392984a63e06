export { externalFacts, isExternal, sameReference } from './external-item.js';
export { type WantedItem, lookUpItems } from './look-up-items.js';
