import { operation } from '@cartwright/core';

/** Properties of a destination. */
export interface DeliveryDestinationProperties {
  /** Whether addresses require a postal code. */
  postalCodeRequired?: boolean;
  /** Whether orders can only be picked up. */
  pickupOnly?: boolean;
}

/** Properties of a subdivision. */
export interface SubdivisionDeliveryProperties {
  /** Subdivision (ISO 3166-2). */
  subdivision?: string;
  /** Properties of the subdivision. */
  deliveryDestinationProperties?: DeliveryDestinationProperties;
}

/** Properties of a country. */
export interface CountryDeliveryProperties {
  /** Country, as a two-letter ISO 3166-1 code. */
  country?: string;
  /** Properties of the country. */
  deliveryDestinationProperties?: DeliveryDestinationProperties;
  /** Subdivisions with their properties. */
  subdivisions?: SubdivisionDeliveryProperties[];
}

/** Response of `getDeliveryDestinationProperties`. */
export interface GetDeliveryDestinationPropertiesResponse {
  /** Properties of all other destinations. Absent if the store does not deliver there. */
  restOfWorld?: DeliveryDestinationProperties;
  /** Countries with their properties. */
  countries?: CountryDeliveryProperties[];
}

/**
 * Gets where the store delivers: the countries and subdivisions of its delivery regions. Requires a merchant identity
 * (API key or app).
 *
 * @returns The destinations, and their properties.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { deliveryProfile } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { deliveryProfile } });
 *
 * export const listCountries = async () =>
 *   (await client.deliveryProfile.getDeliveryDestinationProperties()).countries?.map(({ country }) => country);
 * ```
 * @see GET /ecom/v1/delivery-profiles/delivery-destination-properties
 */
export const getDeliveryDestinationProperties = /* @__PURE__ */ operation<[], GetDeliveryDestinationPropertiesResponse>(
  {
    id: 'ecom.deliveryProfile.getDeliveryDestinationProperties',
    method: 'GET',
    path: '/ecom/v1/delivery-profiles/delivery-destination-properties',
    repeatable: true,
  },
);
