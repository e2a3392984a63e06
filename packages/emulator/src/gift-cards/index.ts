export { type AppliedGiftCard, applyGiftCard, giftCardPart, leftToPay, wireGiftCard } from './apply-gift-card.js';
export { payWithGiftCard, refundToGiftCard } from './pay-with-gift-card.js';
export { redeemGiftCard } from './redeem-gift-card.js';
export { giftCardOf, requireGiftCard } from './require-gift-card.js';
export { seedGiftCards } from './seed-gift-cards.js';
