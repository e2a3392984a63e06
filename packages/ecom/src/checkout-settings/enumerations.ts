import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Test modes of the checkout:
 * - `DISABLED`: no test mode.
 * - `ENABLED_TO_ALL`: every checkout is a test.
 * - `ENABLED_TO_OWNER_AND_COLLABORATORS`: only checkouts of the site owner and collaborators are tests.
 */
export const TestMode = /* @__PURE__ */ enumeration('DISABLED', 'ENABLED_TO_ALL', 'ENABLED_TO_OWNER_AND_COLLABORATORS');
/** Test mode of the checkout. */
export type TestMode = EnumerationValue<typeof TestMode>;

/** Sizes of the logo in the checkout header: small, medium or large. */
export const LogoSize = /* @__PURE__ */ enumeration('SMALL', 'MEDIUM', 'LARGE');
/** Logo size. */
export type LogoSize = EnumerationValue<typeof LogoSize>;

/** Alignments of the logo in the checkout header: at the `SIDE` or in the `CENTER`. */
export const Alignment = /* @__PURE__ */ enumeration('SIDE', 'CENTER');
/** Logo alignment. */
export type Alignment = EnumerationValue<typeof Alignment>;

/** Display types of the "Continue shopping" link: its text or an icon. */
export const DisplayType = /* @__PURE__ */ enumeration('TEXT', 'ICON');
/** Display type of the "Continue shopping" link. */
export type DisplayType = EnumerationValue<typeof DisplayType>;

/** Shapes of the express checkout buttons: rectangle, or pill with round ends. */
export const ExpressButtonsCornerRadius = /* @__PURE__ */ enumeration('RECTANGLE', 'PILL');
/** Shape of the express checkout buttons. */
export type ExpressButtonsCornerRadius = EnumerationValue<typeof ExpressButtonsCornerRadius>;

/** Backgrounds of input fields: white or transparent. */
export const InputFieldBackgroundStyle = /* @__PURE__ */ enumeration('WHITE', 'TRANSPARENT');
/** Background of input fields. */
export type InputFieldBackgroundStyle = EnumerationValue<typeof InputFieldBackgroundStyle>;

/** Required billing fields: all fields, or the minimum that the country and the payment method require. */
export const CheckoutBillingFields = /* @__PURE__ */ enumeration('All_FIELDS', 'MINIMUM_REQUIRED_FIELDS');
/** Required billing fields. */
export type CheckoutBillingFields = EnumerationValue<typeof CheckoutBillingFields>;
