import { type Input, isObject } from '../../kernel/input/object.js';
import { objectsIn } from '../../protocol/plugins/read-response.js';
import type { LineFacts } from '../../shop/line-items/line.js';
import { readDisplayDetails, readName } from './read-line-details.js';

function upgradeModifier({ details, label, ...modifier }: Input): object {
  const { name, translatedName } = readName(details);
  return {
    ...modifier,
    ...readName(label),
    ...(name && { details: name }),
    ...(translatedName && { translatedDetails: translatedName }),
  };
}

const upgradeGroup = (group: Input): object =>
  isObject(group['name'])
    ? { ...group, ...readName(group['name']), modifiers: objectsIn(group, 'modifiers').map(upgradeModifier) }
    : group;

/**
 * Converts stored details of an item from earlier versions, which had display details and modifiers in the platform's
 * format.
 */
export function upgradeFacts<T extends Pick<LineFacts, 'display' | 'modifierGroups'>>(facts: T): T {
  const { shown, ...rest } = facts as T & { readonly shown?: Input };
  const upgraded: object = {
    ...rest,
    ...(shown && { display: readDisplayDetails(shown) }),
    ...(facts.modifierGroups && { modifierGroups: objectsIn(facts as Input, 'modifierGroups').map(upgradeGroup) }),
  };
  return upgraded as T;
}
