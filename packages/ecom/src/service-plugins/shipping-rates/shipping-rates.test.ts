import { createServicePlugins } from '@cartwright/core/plugins';
import { createPluginSigner } from '@cartwright/core/plugins/testing';
import { expect, expectTypeOf, test } from 'vitest';
import * as shippingRates from './index.js';

const { publicKey, signRequest } = await createPluginSigner();
const stub = async (response: Response) => [response.status, (await response.json()) as unknown] as const;

test('returns shipping rates by weight and address, and errors', async () => {
  const plugins = createServicePlugins({ publicKey });
  plugins.provide(shippingRates.provideHandlers, {
    getShippingRates: ({ request, metadata }) => {
      expectTypeOf(request.lineItems?.[0]?.physicalProperties?.weight).toEqualTypeOf<number | null | undefined>();
      const { postalCode, addressLine1 } = request.shippingDestination ?? {};
      if (!postalCode) throw new shippingRates.MissingPostalCodeWixError({ error: { code: 'NO_POSTAL_CODE' } });
      const weight = request.lineItems?.reduce(
        (sum, { physicalProperties }) => sum + (physicalProperties?.weight ?? 0),
        0,
      );
      const pickupDetails = { address: { addressLine1: addressLine1 ?? null, postalCode } };
      const cost = { price: `${weight ?? 0}.00`, currency: metadata.currency ?? '' };
      return { shippingRates: [{ code: 'post', title: 'Post', cost, logistics: { pickupDetails } }] };
    },
  });
  const lineItems = [{ physicalProperties: { weight: 3 } }, { physicalProperties: { weight: 4 } }];
  const shippingDestination = { addressLine1: 'Street 1', postalCode: '9000' };
  const requested = await signRequest(shippingRates.provideHandlers, 'getShippingRates', {
    lineItems,
    shippingDestination,
  });
  expect(await stub(await plugins.respond(requested))).toEqual([
    200,
    {
      shippingRates: [
        {
          code: 'post',
          title: 'Post',
          cost: { price: '7.00', currency: 'USD' },
          logistics: { pickupDetails: { address: { addressLine: 'Street 1', postalCode: '9000' } } },
        },
      ],
    },
  ]);
  const nowhere = await signRequest(shippingRates.provideHandlers, 'getShippingRates', { lineItems });
  expect(await stub(await plugins.respond(nowhere))).toEqual([
    400,
    { applicationError: { code: 'MISSING_POSTAL_CODE', data: { error: { code: 'NO_POSTAL_CODE' } } } },
  ]);
});
