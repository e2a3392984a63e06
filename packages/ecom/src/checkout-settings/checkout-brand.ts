import { entity, image } from '@cartwright/core';
import type { Alignment, DisplayType, ExpressButtonsCornerRadius, LogoSize } from './enumerations.js';

/** Background fill. Either a color or an image. */
export interface BackgroundFill {
  /** Color as a hex code, such as `#112233`. */
  color?: string | null;
  /** Image reference or URL. */
  image?: string;
}

/** Logo in the page header. */
export interface Logo {
  /** Logo size. */
  size?: LogoSize;
  /** Image reference or URL. */
  image?: string;
}

/** "Continue shopping" link. */
export interface ContinueShopping {
  /** Whether the link is hidden. */
  hidden?: boolean | null;
  /** Whether the link is shown as text or as an icon. */
  displayType?: DisplayType;
}

/** Appearance of the page header. */
export interface CheckoutHeader {
  /** Header text. At most 55 characters. */
  text?: string | null;
  /** Text color as a hex code, such as `#112233`. */
  textColor?: string | null;
  /** Logo. */
  logo?: Logo;
  /** Logo alignment. */
  alignment?: Alignment;
  /** Whether to show the "Checkout" label. */
  displayCheckoutLabel?: boolean | null;
  /** "Continue shopping" link. */
  continueShopping?: ContinueShopping;
  /** Background. */
  backgroundFill?: BackgroundFill;
  /** Divider color as a hex code. */
  dividerColor?: string | null;
}

/** Appearance of the main section. */
export interface CheckoutMain {
  /** Background of the form. */
  formBackgroundFill?: BackgroundFill;
  /** Background of the order summary. */
  summaryBackgroundFill?: BackgroundFill;
  /** Divider color as a hex code. */
  dividerColor?: string | null;
  /** Background color of tinted boxes, as a hex code. */
  tintedBoxColor?: string | null;
  /** Shape of the express checkout buttons. */
  expressButtonsCornerRadius?: ExpressButtonsCornerRadius;
  /** Corner radius of all other elements, in pixels, from 0 to 100. */
  cornerRadius?: number | null;
}

/** Appearance of the page footer. */
export interface CheckoutFooter {
  /** Background. */
  backgroundFill?: BackgroundFill;
  /** Divider color as a hex code. */
  dividerColor?: string | null;
}

/** Appearance of elements on the whole page. */
export interface CheckoutGlobal {
  /** Color of selected elements, as a hex code. */
  selectionColor?: string | null;
  /** Color of the "Place order" button, as a hex code. */
  placeOrderButtonColor?: string | null;
  /** Color of other buttons, as a hex code. */
  buttonColor?: string | null;
}

/** Appearance of the checkout page. */
export interface CheckoutBrand {
  /** Page header. */
  header?: CheckoutHeader;
  /** Main section. */
  mainSection?: CheckoutMain;
  /** Page footer. */
  footer?: CheckoutFooter;
  /** Elements on the whole page. */
  global?: CheckoutGlobal;
}

const fill = /* @__PURE__ */ entity<BackgroundFill>({ image });

/** Shape of {@link CheckoutBrand}: which fields are images. */
export const checkoutBrandShape = /* @__PURE__ */ entity<CheckoutBrand>({
  header: { logo: /* @__PURE__ */ entity<Logo>({ image }), backgroundFill: fill },
  mainSection: { formBackgroundFill: fill, summaryBackgroundFill: fill },
  footer: { backgroundFill: fill },
});
