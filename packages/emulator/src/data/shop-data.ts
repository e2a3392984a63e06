import { once } from './once.js';
import { json } from './texts.js';

/** Collection of the demo shop. */
export interface CollectionData {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly lastUpdated: string;
  /** ID of the collection's picture. */
  readonly image: string;
  /** Whether every seed contains the collection. */
  readonly isStandard?: true;
}

/** Picture of the demo shop, with the size and alt text of its image. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly altText: string;
}

/** Coupon of the demo shop, with amounts in US dollars. */
export interface CouponData {
  readonly id: string;
  readonly code: string;
  /**
   * Name of the coupon. `$15` is replaced by the amount in the store's currency, `{collection}` by the name of the
   * collection.
   */
  readonly name: string;
  readonly benefit:
    { readonly percentOffRate: number } | { readonly moneyOffAmount: string } | { readonly freeShipping: true };
  readonly minimumSubtotal?: string;
  readonly startTime?: string;
  readonly expirationTime?: string;
  readonly usageLimit?: number;
  readonly numberOfUsages?: number;
  /** Slug of the collection that the coupon applies to. */
  readonly collection?: string;
}

/** Gift card of the demo shop, with its balance in US dollars. */
export interface GiftCardData {
  readonly id: string;
  readonly code: string;
  readonly balance: string;
  readonly disabled: boolean;
  readonly expirationDate?: string;
}

/** Subscriptions of a product of the demo shop. */
export interface SubscriptionData {
  /** Slug of the product. */
  readonly product: string;
  /** Whether the product is also sold without a subscription. */
  readonly allowsOneTimePurchases: boolean;
  readonly options: readonly {
    readonly title: string;
    readonly description: string;
    readonly frequency: 'WEEK' | 'MONTH';
    readonly percentOff: number;
  }[];
}

/** Review of a product of the demo shop. */
export interface ReviewData {
  readonly id: string;
  /** Slug of the product. */
  readonly product: string;
  readonly rating: number;
  readonly title?: string;
  readonly body: string;
  readonly author: string;
  readonly createdDate: string;
  readonly foundHelpful: number;
  readonly foundUnhelpful: number;
  readonly verified: boolean;
  /** Reply of the merchant. */
  readonly reply?: string;
  readonly status: 'APPROVED' | 'REJECTED';
}

/** Member of the demo shop, with public credentials. */
export interface MemberData {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Plain password of `passwordHash`. Absent if the member must set one first. */
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
  /** Values of profile fields, by key. The site has a public text field for each. */
  readonly customFields?: Readonly<Record<string, { readonly name: string; readonly value: string }>>;
}

/** Collections of the demo shop, the standard ones first. */
export const collectionData = /* @__PURE__ */ once(() => JSON.parse(json.collections) as readonly CollectionData[]);

/** Coupons of the demo shop. */
export const couponData = /* @__PURE__ */ once(() => JSON.parse(json.coupons) as readonly CouponData[]);

/** Gift cards of the demo shop. */
export const giftCardData = /* @__PURE__ */ once(() => JSON.parse(json.giftCards) as readonly GiftCardData[]);

/** Subscriptions of the demo shop's products. */
export const subscriptionData = /* @__PURE__ */ once(
  () => JSON.parse(json.subscriptions) as readonly SubscriptionData[],
);

/** Reviews of the demo shop's products, oldest first. */
export const reviewData = /* @__PURE__ */ once(() => JSON.parse(json.reviews) as readonly ReviewData[]);

/** Members of the demo shop. */
export const memberData = /* @__PURE__ */ once(() => JSON.parse(json.members) as readonly MemberData[]);

/** Pictures of the demo shop, by media ID. */
export const pictureData = /* @__PURE__ */ once(
  (): ReadonlyMap<string, PictureData> =>
    new Map(Object.entries(JSON.parse(json.pictures) as Record<string, PictureData>)),
);
