/** Type of a setting: a boolean, a string or number with its maximum, an enumeration, or an object. */
export type SettingKind =
  | 'flag'
  | { readonly text: number; readonly pattern?: RegExp }
  | { readonly upTo: number }
  | { readonly words: readonly string[] }
  | SettingsSchema;

/** The fields of an object in the settings. */
export interface SettingsSchema {
  readonly fields: Readonly<Record<string, SettingKind>>;
}

const color: SettingKind = { text: 50, pattern: /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/i };
const fill: SettingsSchema = { fields: { color, image: { text: 2000 } } };
const policy = { visible: 'flag', content: { text: 50_000 } } as const;
const box = { visible: 'flag', checkedByDefault: 'flag' } as const;

/** The settings that can be changed. */
export const settingsSchema: SettingsSchema = {
  fields: {
    checkoutPolicies: {
      fields: {
        termsAndConditions: { fields: policy },
        privacyPolicy: { fields: policy },
        returnPolicy: { fields: policy },
        digitalItemPolicy: { fields: policy },
        contactUs: { fields: policy },
        customPolicy: { fields: { ...policy, title: { text: 50 } } },
      },
    },
    checkoutFields: {
      fields: {
        subscriptionCheckbox: { fields: { ...box, splitByChannel: 'flag' } },
        policyAgreementCheckbox: { fields: box },
        giftCardRedeemEnabled: 'flag',
        mitEnabled: 'flag',
        delayCaptureEnabled: 'flag',
        captureBeforeExpiryEnabled: 'flag',
      },
    },
    checkoutBrand: {
      fields: {
        header: {
          fields: {
            text: { text: 1000 },
            textColor: color,
            logo: { fields: { size: { words: ['SMALL', 'MEDIUM', 'LARGE'] }, image: { text: 2000 } } },
            alignment: { words: ['SIDE', 'CENTER'] },
            displayCheckoutLabel: 'flag',
            continueShopping: { fields: { hidden: 'flag', displayType: { words: ['TEXT', 'ICON'] } } },
            backgroundFill: fill,
            dividerColor: color,
          },
        },
        mainSection: {
          fields: {
            formBackgroundFill: fill,
            summaryBackgroundFill: fill,
            dividerColor: color,
            tintedBoxColor: color,
            expressButtonsCornerRadius: { words: ['RECTANGLE', 'PILL'] },
            cornerRadius: { upTo: 1000 },
          },
        },
        footer: { fields: { backgroundFill: fill, dividerColor: color } },
        global: { fields: { selectionColor: color, placeOrderButtonColor: color, buttonColor: color } },
      },
    },
    status: { words: ['ACTIVE', 'INACTIVE'] },
    checkoutBillingFields: { words: ['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'] },
  },
};
