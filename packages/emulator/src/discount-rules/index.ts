export { countRule } from './discount-rule.js';
export { discountRuleEvents } from './discount-rule-events.js';
export { discountRuleRoutes } from './discount-rule-routes.js';
export { ruleDiscounts, wantedTriggers } from './rule-discounts.js';
