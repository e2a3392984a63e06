import { abilities } from './abilities.js';
import { callItems } from './calls.js';
import { constantItems } from './constants.js';
import { enumerationItems } from './enumerations.js';
import { eventItems } from './events.js';
import { fieldItems } from './fields.js';
import type { CoverageItem } from './item.js';
import { laterKinds } from './later-modules.js';
import { messageItems } from './messages.js';
import { roleItems } from './roles.js';
import { stateItems } from './states.js';
import { validationItems } from './validation.js';

/** Items of the specification, by kind. */
export const kinds = {
  Abilities: abilities,
  Calls: callItems,
  'Entity fields': fieldItems,
  Enumerations: enumerationItems,
  'State rules': stateItems,
  Events: eventItems,
  'Validation rules': validationItems,
  'Codes and messages': messageItems,
  Constants: constantItems,
  'Roles and permissions': roleItems,
} satisfies Record<string, CoverageItem[]>;

/** All items: those of the specification, and those of later modules. */
export const items: readonly CoverageItem[] = [...Object.values(kinds), ...Object.values(laterKinds)].flat();
