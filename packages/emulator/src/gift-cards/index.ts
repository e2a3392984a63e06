export { type AppliedGiftCard, giftCardPart } from './apply-gift-card.js';
export { giftCardPayment, payWithGiftCard } from './pay-with-gift-card.js';
export { redeemGiftCard } from './redeem-gift-card.js';
export { giftCardOf, requireFunds } from './require-gift-card.js';
