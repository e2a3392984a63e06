import { date, float, type Shape } from '@cartwright/core';

/** A value of a custom field: one of these. */
export interface V1CustomValue {
  /** A text. */
  strValue?: string;
  /** A number. */
  numValue?: number;
  /** A moment. */
  dateValue?: Date | null;
  /** Several values. */
  listValue?: V1ListValue;
  /** Values by name. */
  mapValue?: V1MapValue;
  /** Yes or no. */
  boolValue?: boolean;
}

/** Several values of a custom field. */
export interface V1ListValue {
  /** The values. */
  value?: V1CustomValue[];
}

/** Values of a custom field by name. */
export interface V1MapValue {
  /** The values. */
  value?: Record<string, V1CustomValue>;
}

/** A value of what else an answer says: one of these. */
export interface CustomValue {
  /** A text. */
  strValue?: string;
  /** A number. */
  numValue?: number;
  /** A moment. */
  dateValue?: Date | null;
  /** Several values. */
  listValue?: ListValue;
  /** Values by name. */
  mapValue?: MapValue;
}

/** Several values. */
export interface ListValue {
  /** The values. */
  value?: CustomValue[];
}

/** Values by name. */
export interface MapValue {
  /** The values. */
  value?: Record<string, CustomValue>;
}

/** The shape of a map whose entries all have one shape. */
const mapOf = (entry: Shape): Shape =>
  new Proxy<Shape>({}, { get: (_, key) => (key === 'takesLists' ? undefined : entry) });

/** The converted fields of {@link V1CustomValue} and {@link CustomValue}, at any depth. */
export const customValueShape: Shape = {
  dateValue: date,
  numValue: float,
  get listValue() {
    return { value: customValueShape };
  },
  get mapValue() {
    return { value: customValueMapShape };
  },
};

/** The converted fields of custom values by name. */
export const customValueMapShape: Shape = /* @__PURE__ */ mapOf(customValueShape);
