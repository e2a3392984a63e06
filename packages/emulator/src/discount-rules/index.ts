export { countRule } from './count-rule.js';
export { discountRuleEvents } from './discount-rule-events.js';
export { discountRuleRoutes } from './discount-rule-routes.js';
export { ruleDiscounts, wantedTriggers } from './rule-discounts.js';
