export { type AppliedGiftCard, giftCardPart } from './apply-gift-card.js';
export { payWithGiftCard } from './pay-with-gift-card.js';
export { redeemGiftCard } from './redeem-gift-card.js';
export { giftCardOf } from './require-gift-card.js';
