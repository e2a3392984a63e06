/** Terms and conditions. */
export interface TermsAndConditionsPolicy {
  /**
   * Whether the policy is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Policy text. */
  content?: string | null;
}

/** Privacy policy. */
export interface PrivacyPolicy {
  /**
   * Whether the policy is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Policy text. */
  content?: string | null;
}

/** Return policy. */
export interface ReturnPolicy {
  /**
   * Whether the policy is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Policy text. */
  content?: string | null;
}

/** Policy for digital products. */
export interface DigitalItemPolicy {
  /**
   * Whether the policy is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Policy text. */
  content?: string | null;
}

/** Contact information of the merchant. */
export interface ContactUsPolicy {
  /**
   * Whether the information is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Contact information. */
  content?: string | null;
}

/** Custom policy. */
export interface CustomCheckoutPolicy {
  /**
   * Whether the policy is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Policy text. */
  content?: string | null;
  /** Policy title. */
  title?: string | null;
}

/** Policies shown at checkout. */
export interface CheckoutPolicies {
  /** Terms and conditions. */
  termsAndConditions?: TermsAndConditionsPolicy;
  /** Privacy policy. */
  privacyPolicy?: PrivacyPolicy;
  /** Return policy. */
  returnPolicy?: ReturnPolicy;
  /** Policy for digital products. */
  digitalItemPolicy?: DigitalItemPolicy;
  /** Contact information of the merchant. */
  contactUs?: ContactUsPolicy;
  /** Custom policy. */
  customPolicy?: CustomCheckoutPolicy;
}
