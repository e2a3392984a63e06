import { once } from './once.js';
import { json } from './texts.js';

/** A collection of the shop. */
export interface CollectionData {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly lastUpdated: string;
  /** The id of its picture. */
  readonly image: string;
  /** Whether every store has it, whatever it sells. */
  readonly isStandard?: true;
}

/** A picture of the shop, with the size and text of the image that it is served as. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly altText: string;
}

/** A coupon of the shop, with amounts in dollars. */
export interface CouponData {
  readonly id: string;
  readonly code: string;
  /** `$15` stands for that amount in the store's currency, `{collection}` for the collection's name. */
  readonly name: string;
  readonly benefit:
    { readonly percentOffRate: number } | { readonly moneyOffAmount: string } | { readonly freeShipping: true };
  readonly minimumSubtotal?: string;
  readonly startTime?: string;
  readonly expirationTime?: string;
  readonly usageLimit?: number;
  readonly numberOfUsages?: number;
  /** The slug of the collection that it is for. */
  readonly collection?: string;
}

/** A gift card of the shop, with its balance in dollars. */
export interface GiftCardData {
  readonly id: string;
  readonly code: string;
  readonly balance: string;
  readonly disabled: boolean;
  readonly expirationDate?: string;
}

/** A member of the shop that everybody may sign in as. */
export interface MemberData {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The password that `passwordHash` is of; none for a member who has to set one first. */
  readonly password?: string;
  readonly passwordHash?: string;
  readonly status: 'ACTIVE' | 'PENDING' | 'BLOCKED';
  readonly privacyStatus: 'PUBLIC' | 'PRIVATE';
  readonly createdDate: string;
  readonly addresses: readonly {
    readonly id: string;
    readonly addressLine: string;
    readonly city: string;
    readonly subdivision: string;
    readonly country: string;
    readonly postalCode: string;
  }[];
}

/** The collections of the shop, first those that every store has. */
export const collectionData = /* @__PURE__ */ once(() => JSON.parse(json.collections) as readonly CollectionData[]);

/** The coupons of the shop. */
export const couponData = /* @__PURE__ */ once(() => JSON.parse(json.coupons) as readonly CouponData[]);

/** The gift cards of the shop. */
export const giftCardData = /* @__PURE__ */ once(() => JSON.parse(json.giftCards) as readonly GiftCardData[]);

/** The members of the shop. */
export const memberData = /* @__PURE__ */ once(() => JSON.parse(json.members) as readonly MemberData[]);

/** The pictures of the shop by their media ids. */
export const pictureData = /* @__PURE__ */ once(
  (): ReadonlyMap<string, PictureData> =>
    new Map(Object.entries(JSON.parse(json.pictures) as Record<string, PictureData>)),
);
