import type { ConvertedMoney } from '../entity/converted-money.js';

/** Gift card to add to a cart. */
export interface GiftCardInput {
  /** Gift card code, from 8 to 20 characters. */
  code: string;
  /** Amount to redeem. Omit to redeem as much as the order needs. */
  redeemAmount?: ConvertedMoney;
}
