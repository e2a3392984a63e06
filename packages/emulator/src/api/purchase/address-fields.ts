import type { MaskFields } from '../../kernel/input/masked-fields.js';

/** The fields of an address that a field mask may name. */
export const addressFields = {
  country: 'value',
  subdivision: 'value',
  city: 'value',
  postalCode: 'value',
  streetAddress: { name: 'value', number: 'value', apt: 'value' },
  addressLine: 'value',
  addressLine2: 'value',
  formattedAddress: 'value',
  hint: 'value',
  geocode: { latitude: 'value', longitude: 'value' },
  countryFullname: 'value',
  subdivisionFullname: 'value',
} as const satisfies MaskFields;

/** The fields of an address with its contact that a field mask may name. */
export const addressWithContactFields = {
  address: addressFields,
  contactDetails: {
    firstName: 'value',
    lastName: 'value',
    phone: 'value',
    company: 'value',
    vatId: { id: 'value', type: 'value' },
  },
} as const satisfies MaskFields;
