/** Terms and conditions. */
export interface TermsAndConditionsPolicy {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** What it says. */
  content?: string | null;
}

/** What is done with the buyer's data. */
export interface PrivacyPolicy {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** What it says. */
  content?: string | null;
}

/** How things are given back. */
export interface ReturnPolicy {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** What it says. */
  content?: string | null;
}

/** What the buyer may do with files. */
export interface DigitalItemPolicy {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** What it says. */
  content?: string | null;
}

/** How the merchant is reached. */
export interface ContactUsPolicy {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** What it says. */
  content?: string | null;
}

/** A policy of the merchant's own. */
export interface CustomCheckoutPolicy {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** What it says. */
  content?: string | null;
  /** Its title. */
  title?: string | null;
}

/** What the buyer can read, or has to agree to. */
export interface CheckoutPolicies {
  /** Terms and conditions. */
  termsAndConditions?: TermsAndConditionsPolicy;
  /** What is done with the buyer's data. */
  privacyPolicy?: PrivacyPolicy;
  /** How things are given back. */
  returnPolicy?: ReturnPolicy;
  /** What the buyer may do with files. */
  digitalItemPolicy?: DigitalItemPolicy;
  /** How the merchant is reached. */
  contactUs?: ContactUsPolicy;
  /** Anything else. */
  customPolicy?: CustomCheckoutPolicy;
}
