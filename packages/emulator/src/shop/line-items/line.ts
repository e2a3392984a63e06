import { compare, isAmount, sum, times } from '../../kernel/money/decimal.js';
import type { StoredImage } from '../images/image.js';
import type { CatalogReference } from './catalog-reference.js';
import type { Input } from '../../kernel/input/object.js';

/** What a line can be. */
export const itemTypes = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const;

/** How a line can be paid. */
export const paymentOptions = [
  ...(['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE'] as const),
  ...(['MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'] as const),
];

/** The addresses whose taxes can apply to a line: of the store, of billing, or of shipping. */
export const taxableAddresses = ['BUSINESS', 'BILLING', 'SHIPPING'] as const;
export type TaxableAddress = (typeof taxableAddresses)[number];

/** Says whether a value is a deposit for a price: an amount above zero, and no more than the price. */
export const isDepositOf = (value: unknown, price: string, currency: string): value is string =>
  isAmount(value, currency) && compare(value, 0) > 0 && compare(value, price) <= 0;

/** The subscription that a line is bought with. */
export interface LineSubscription {
  /** Of options of the store. */
  readonly id?: string;
  readonly title: string;
  readonly translatedTitle?: string;
  readonly description?: string;
  readonly translatedDescription?: string;
  readonly subscriptionSettings: {
    readonly frequency: string;
    readonly autoRenewal: boolean;
    readonly interval?: number;
    readonly billingCycles?: number;
    readonly enableCustomerCancellation?: boolean;
    /** Nothing is paid before it is over. */
    readonly freeTrialPeriod?: { readonly frequency: string; readonly interval: number };
  };
}

/** A text, and what it is in the buyer's language. */
export interface TranslatedText {
  readonly original: string;
  readonly translated: string;
}

/** What is shown with a line, and does nothing else; in its form on the wire. */
export interface ShownDetails {
  readonly priceDescription?: TranslatedText;
  readonly deliveryProfileId?: string;
  readonly priceUndetermined?: true;
  /** What the buyer has to agree to. */
  readonly consentRequiredPaymentPolicy?: string;
  readonly policies?: readonly { readonly title: string; readonly content: string }[];
}

/** Something that is added to an item, as extra cheese; the price of the item has its price. */
export interface ModifierGroup {
  readonly id: string;
  readonly name: TranslatedText;
  readonly modifiers: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly label: TranslatedText;
    readonly details?: TranslatedText;
    readonly price: string;
  }[];
}

/** What is charged with an item, once for the line. */
interface ItemFee {
  readonly code?: string;
  readonly name: string;
  readonly price: string;
  readonly taxable: boolean;
  readonly taxGroupId?: string;
}

/** What a line shows and costs. */
export interface LineFacts {
  readonly name: string;
  /** Texts in the buyer's language, where they are others. */
  readonly translatedName?: string;
  readonly unitPrice: string;
  /** Before the product's own discount. */
  readonly fullUnitPrice: string;
  readonly descriptions: readonly {
    readonly name: string;
    readonly value: string;
    readonly color?: string;
    readonly translatedName?: string;
    readonly translatedValue?: string;
  }[];
  readonly image?: StoredImage;
  readonly slug?: string;
  readonly weight: number;
  readonly sku: string;
  readonly itemType: (typeof itemTypes)[number];
  /** What it is, where that is none of the types. */
  readonly customType?: string;
  readonly shippable: boolean;
  readonly collectionIds: readonly string[];
  /** Of catalog items only. */
  readonly variantId?: string;
  /** How many can be had now; `null` is any number. */
  readonly available: number | null;
  /** What it is bought with. */
  readonly subscription?: LineSubscription;
  /** Whether the catalog still has it. */
  readonly found: boolean;
  /** Of items of other catalogs: their page, how they are paid, who can buy them, when they take place, what they are of. */
  readonly page?: { readonly relativePath: string; readonly url: string };
  readonly paymentOption?: (typeof paymentOptions)[number];
  /** What of the unit price is paid when the order is placed; with `DEPOSIT_ONLINE`. */
  readonly depositAmount?: string;
  readonly membersOnly?: boolean;
  readonly serviceProperties?: object;
  readonly rootCatalogItemId?: string;
  readonly fees?: readonly ItemFee[];
  readonly taxGroupId?: string;
  /** The address whose taxes count, where that is not the one that things go to. */
  readonly taxedAt?: TaxableAddress;
  readonly fixedQuantity?: boolean;
  /** Whether the buyer has to let the card be kept for later. */
  readonly savesPaymentMethod?: boolean;
  readonly modifierGroups?: readonly ModifierGroup[];
  /** The app that keeps its stock, where that is not its catalog. */
  readonly inventoryAppId?: string;
  readonly shown?: ShownDetails;
}

/** What the merchant says of an item instead of its catalog: as it was given, and what it makes of the line. */
export interface LineOverride {
  readonly given: Input;
  readonly facts: Partial<LineFacts>;
}

/** A line of a cart as the emulator keeps it. Lines without a reference are custom lines. */
export interface StoredLine {
  readonly id: string;
  readonly quantity: number;
  readonly reference?: CatalogReference;
  /** What the merchant says of it instead of its catalog; `facts` have it already. */
  readonly override?: LineOverride;
  readonly facts: LineFacts;
}

/** How many of the line can be bought now. */
export const payable = ({ facts, quantity }: StoredLine): number =>
  facts.found ? Math.min(quantity, facts.available ?? quantity) : 0;

/** The state of a line's stock, as the platform names it. */
export function availabilityOf(line: StoredLine) {
  const { available, found } = line.facts;
  if (!found) return { status: 'NOT_FOUND', quantityAvailable: 0 };
  if (available === null) return { status: 'AVAILABLE' };
  const status = available === 0 ? 'NOT_AVAILABLE' : available < line.quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: available };
}

/** What the extras of one piece of a line cost; its price has that already. */
export const extrasOf = ({ modifierGroups = [] }: LineFacts): string =>
  sum(modifierGroups.flatMap(({ modifiers }) => modifiers.map(({ price, quantity }) => times(price, quantity))));

/** What the line costs, as far as it can be bought. */
export const linePrice = (line: StoredLine): string => times(line.facts.unitPrice, payable(line));
