import { entity, image } from '@cartwright/core';
import type { Alignment, DisplayType, ExpressButtonsCornerRadius, LogoSize } from './enumerations.js';

/** A background: a color or an image. */
export interface BackgroundFill {
  /** A color, such as `#112233`. */
  color?: string | null;
  /** An image: a reference, or a URL. */
  image?: string;
}

/** The logo. */
export interface Logo {
  /** Its size. */
  size?: LogoSize;
  /** Its image: a reference, or a URL. */
  image?: string;
}

/** The way back to the store. */
export interface ContinueShopping {
  /** Whether it is left out. */
  hidden?: boolean | null;
  /** How it is shown. */
  displayType?: DisplayType;
}

/** What the top of the page looks like. */
export interface CheckoutHeader {
  /** The text. */
  text?: string | null;
  /** The text's color, such as `#112233`. */
  textColor?: string | null;
  /** The logo. */
  logo?: Logo;
  /** Where it is. */
  alignment?: Alignment;
  /** Whether it says that this is the checkout. */
  displayCheckoutLabel?: boolean | null;
  /** The way back to the store. */
  continueShopping?: ContinueShopping;
  /** The background. */
  backgroundFill?: BackgroundFill;
  /** The color of lines. */
  dividerColor?: string | null;
}

/** What the middle of the page looks like. */
export interface CheckoutMain {
  /** The background of the form. */
  formBackgroundFill?: BackgroundFill;
  /** The background of the sums. */
  summaryBackgroundFill?: BackgroundFill;
  /** The color of lines. */
  dividerColor?: string | null;
  /** The color of boxes. */
  tintedBoxColor?: string | null;
  /** The corners of the buttons to pay at once. */
  expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
  /** The corners of everything else, in pixels. */
  cornerRadius?: number | null;
}

/** What the bottom of the page looks like. */
export interface CheckoutFooter {
  /** The background. */
  backgroundFill?: BackgroundFill;
  /** The color of lines. */
  dividerColor?: string | null;
}

/** What the whole page looks like. */
export interface CheckoutGlobal {
  /** The color of what is chosen. */
  selectionColor?: string | null;
  /** The color of the button to buy. */
  placeOrderButtonColor?: string | null;
  /** The color of other buttons. */
  buttonColor?: string | null;
}

/** What the page looks like. */
export interface CheckoutBrand {
  /** The top. */
  header?: CheckoutHeader;
  /** The middle. */
  mainSection?: CheckoutMain;
  /** The bottom. */
  footer?: CheckoutFooter;
  /** Everywhere. */
  global?: CheckoutGlobal;
}

const fill = /* @__PURE__ */ entity<BackgroundFill>({ image });

/** The converted fields of {@link CheckoutBrand}. */
export const checkoutBrandShape = /* @__PURE__ */ entity<CheckoutBrand>({
  header: { logo: /* @__PURE__ */ entity<Logo>({ image }), backgroundFill: fill },
  mainSection: { formBackgroundFill: fill, summaryBackgroundFill: fill },
  footer: { backgroundFill: fill },
});
