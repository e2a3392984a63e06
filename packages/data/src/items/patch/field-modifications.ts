import type { Codec } from '@cartwright/core';
import { valueCodec } from '../codec/codecs.js';

/** A change of one field. */
export type FieldModification =
  | {
      /** Key or path of the field. */
      fieldPath: string;
      /** Sets the field, or increases a number, or appends to or removes from a list. */
      action: 'SET_FIELD' | 'INCREMENT_FIELD' | 'APPEND_TO_ARRAY' | 'REMOVE_FROM_ARRAY';
      /** New value, amount to add, or list entry. */
      value: unknown;
    }
  | {
      /** Key or path of the field. */
      fieldPath: string;
      /** Removes the field. */
      action: 'REMOVE_FIELD';
    };

/** Names of the options of an action in requests. */
const optionNames: Readonly<Record<string, string>> = {
  SET_FIELD: 'setFieldOptions',
  INCREMENT_FIELD: 'incrementFieldOptions',
  APPEND_TO_ARRAY: 'appendToArrayOptions',
  REMOVE_FROM_ARRAY: 'removeFromArrayOptions',
};

/** Codec of field modifications. */
export const fieldModificationCodec: Codec = {
  decode: (value) => value,
  encode(modification, field) {
    const { fieldPath, action, value } = modification as { fieldPath: string; action: string; value?: unknown };
    const name = optionNames[action];
    return { fieldPath, action, ...(name && { [name]: { value: valueCodec.encode(value, field) } }) };
  },
};

/** Changes of fields. Builders are immutable: every method returns a new builder. */
export interface FieldModificationMethods {
  /** Sets a field. For a multi-reference field, the IDs of all referenced items. */
  setField(fieldPath: string, value: unknown): this;
  /** Removes a field. */
  removeField(fieldPath: string): this;
  /** Adds to a number, or subtracts from it with a negative amount. */
  incrementField(fieldPath: string, value: number): this;
  /** Appends an entry to a list, or adds a reference. */
  appendToArray(fieldPath: string, value: unknown): this;
  /** Removes all equal entries from a list, or a reference. */
  removeFromArray(fieldPath: string, value: unknown): this;
}

/**
 * Creates a builder that collects field modifications.
 *
 * @param send - Sends the modifications, with the arguments of `run`.
 * @param modifications - Modifications so far.
 */
export function modificationBuilder<Rest extends unknown[]>(
  send: (modifications: readonly FieldModification[], ...rest: Rest) => unknown,
  modifications: readonly FieldModification[] = [],
): object {
  const add =
    (action: FieldModification['action']) =>
    (fieldPath: string, value?: unknown): object =>
      modificationBuilder(send, [...modifications, { fieldPath, action, value }]);
  return {
    setField: add('SET_FIELD'),
    removeField: add('REMOVE_FIELD'),
    incrementField: add('INCREMENT_FIELD'),
    appendToArray: add('APPEND_TO_ARRAY'),
    removeFromArray: add('REMOVE_FROM_ARRAY'),
    run: (...rest: Rest) => send(modifications, ...rest),
  };
}
