import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether the checkout is tried out, and by whom. */
export const TestMode = /* @__PURE__ */ enumeration('DISABLED', 'ENABLED_TO_ALL', 'ENABLED_TO_OWNER_AND_COLLABORATORS');
/** Whether the checkout is tried out, and by whom. */
export type TestMode = EnumerationValue<typeof TestMode>;

/** Sizes of the logo. */
export const LogoSize = /* @__PURE__ */ enumeration('SMALL', 'MEDIUM', 'LARGE');
/** The size of the logo. */
export type LogoSize = EnumerationValue<typeof LogoSize>;

/** Where the logo is. */
export const Alignment = /* @__PURE__ */ enumeration('SIDE', 'CENTER');
/** Where the logo is. */
export type Alignment = EnumerationValue<typeof Alignment>;

/** How the way back to the store is shown. */
export const DisplayType = /* @__PURE__ */ enumeration('TEXT', 'ICON');
/** How the way back to the store is shown. */
export type DisplayType = EnumerationValue<typeof DisplayType>;

/** The corners of the buttons to pay at once. */
export const ExpressButtonsCornerRadius = /* @__PURE__ */ enumeration('RECTANGLE', 'PILL');
/** The corners of the buttons to pay at once. */
export type ExpressButtonsCornerRadius = EnumerationValue<typeof ExpressButtonsCornerRadius>;

/** The background of input fields. */
export const InputFieldBackgroundStyle = /* @__PURE__ */ enumeration('WHITE', 'TRANSPARENT');
/** The background of input fields. */
export type InputFieldBackgroundStyle = EnumerationValue<typeof InputFieldBackgroundStyle>;

/** What the buyer is asked about the bill. */
export const CheckoutBillingFields = /* @__PURE__ */ enumeration('All_FIELDS', 'MINIMUM_REQUIRED_FIELDS');
/** What the buyer is asked about the bill. */
export type CheckoutBillingFields = EnumerationValue<typeof CheckoutBillingFields>;
