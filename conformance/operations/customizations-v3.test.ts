import fc from 'fast-check';
import { describe } from 'vitest';
import { flag, guid, image, list, partialRecord, pathId, text, wireImage } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import {
  anyResponse,
  entityFields,
  fieldsOption,
  createFilter,
  createQuery,
  revision,
  some,
  wireEntityFields,
} from './catalog-v3-arbitraries.js';

const choiceWith = (picture: fc.Arbitrary<unknown>, id: string) =>
  partialRecord({ [id]: guid, name: text, colorCode: text, image: picture, displayImage: picture });
const choice = choiceWith(image, '_id');
const shared = {
  name: text,
  customizationType: fc.constantFrom('PRODUCT_OPTION', 'MODIFIER'),
  freeTextInput: partialRecord({ title: text, maxCharCount: fc.nat(500) }),
};
const customization = partialRecord({
  ...entityFields,
  ...shared,
  choicesSettings: fc.record({ choices: list(choice) }),
});
const response = anyResponse(
  'customization',
  'customizations',
  partialRecord({
    ...wireEntityFields,
    ...shared,
    choicesSettings: fc.record({ choices: list(choiceWith(wireImage, 'id')) }),
  }),
);
const options = fc.option(fieldsOption('ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE'), { nil: undefined });
const fields = fc.subarray(['CHOICE_DISPLAY_IMAGE']);
const both = partialRecord({ returnEntity: flag, fields });
const queried = ['_id', '_createdDate', 'name', 'customizationType'] as const;

const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  createCustomization: fc.tuple(customization),
  getCustomization: fc.tuple(pathId, options),
  updateCustomization: fc.tuple(
    pathId,
    fc.tuple(customization, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
    options,
  ),
  deleteCustomization: fc.tuple(pathId),
  queryCustomizations: fc.tuple(createQuery(...queried), options),
  countCustomizations: fc.tuple(partialRecord({ filter: createFilter(...queried) })),
  bulkCreateCustomizations: fc.tuple(some(customization), partialRecord({ returnEntity: flag })),
  bulkUpdateCustomizations: fc.tuple(some(fc.record({ customization, fieldMask: fc.constant(['name']) })), both),
  addCustomizationChoices: fc.tuple(pathId, some(choice), options),
  setCustomizationChoices: fc.tuple(pathId, some(choice), options),
  removeCustomizationChoices: fc.tuple(pathId, some(guid), partialRecord({ revision, fields })),
  updateCustomizationChoices: fc.tuple(
    pathId,
    revision,
    partialRecord({ fields, choices: some(fc.record({ choice, fieldMask: fc.constant(['name']) })) }),
  ),
  reorderCustomizationChoices: fc.tuple(pathId, revision, partialRecord({ fields, choiceIds: some(guid) })),
  bulkAddCustomizationChoices: fc.tuple(
    some(fc.record({ customizationId: guid, choices: some(choice) })),
    partialRecord({ returnEntity: flag, fields }),
  ),
};

describe('customizationsV3', () => {
  for (const [name, args] of Object.entries(rows)) sameOperation(`customizationsV3.${name}`, args, response);
});
