import { derivedId } from '../../kernel/state/derived-id.js';
import type {
  ChoiceSwatch,
  FreeText,
  RenderType,
  StoredChoice,
  StoredCustomization,
} from '../../shop/catalog-v3/customizations/customization.js';
import { newEntity } from './new-entity.js';

/** Choice of a customization that a product needs. */
export interface NeededChoice {
  readonly name: string;
  readonly swatch: ChoiceSwatch;
}

/** Customization that a product needs. */
export interface Needed {
  readonly type: StoredCustomization['type'];
  readonly renderType: RenderType;
  readonly name: string;
  readonly choices: readonly NeededChoice[];
  readonly freeText?: Omit<FreeText, 'key'>;
}

/** Customization with the choices added so far. */
interface Draft {
  readonly base: Omit<StoredCustomization, 'choices'>;
  readonly choices: Map<string, StoredChoice>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Customizations of a catalog. Products share a customization if name and type are equal, and no choice has another color;
 * otherwise there are several with the same name.
 */
export class SharedCustomizations {
  readonly #drafts = new Map<string, Draft[]>();

  /** Finds or creates a customization, and adds missing choices. Returns its ID, and the IDs of the choices by name. */
  add(needed: Needed, createdDate: string): { id: string; choiceIds: ReadonlyMap<string, string> } {
    const key = JSON.stringify([needed.type, needed.renderType, needed.name]);
    const drafts = this.#drafts.get(key) ?? [];
    this.#drafts.set(key, drafts);
    let draft = drafts.find((one) => fits(one, needed));
    if (!draft) drafts.push((draft = newDraft(needed, drafts.length, createdDate)));
    const { base, choices } = draft;
    for (const { name, swatch } of needed.choices) {
      if (!choices.has(name)) choices.set(name, { id: derivedId(base.id, name), name, key: name, swatch });
    }
    return { id: base.id, choiceIds: new Map(needed.choices.map(({ name }) => [name, choices.get(name)?.id ?? ''])) };
  }

  /** All customizations. */
  list(): StoredCustomization[] {
    return [...this.#drafts.values()]
      .flat()
      .map(({ base, choices }): StoredCustomization => ({ ...base, choices: [...choices.values()] }));
  }
}

const fits = ({ base, choices }: Draft, needed: Needed): boolean =>
  isSame(base.freeText && { ...base.freeText, key: undefined }, needed.freeText) &&
  needed.choices.every(({ name, swatch }) => isSame(choices.get(name)?.swatch ?? swatch, swatch));

function newDraft({ choices: _, freeText, ...needed }: Needed, index: number, createdDate: string): Draft {
  const { name, renderType, type } = needed;
  const suffix = index === 0 ? '' : `-${index + 1}`;
  return {
    base: {
      ...newEntity(derivedId('customization', type, renderType, name, suffix), createdDate),
      ...needed,
      key: name + suffix,
      ...(freeText && { freeText: { ...freeText, key: freeText.title } }),
    },
    choices: new Map(),
  };
}
