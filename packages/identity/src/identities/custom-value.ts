import { date, float, type Shape } from '@cartwright/core';

/** Value of a custom field. Exactly one property is set. */
export interface V1CustomValue {
  /** String value. */
  strValue?: string;
  /** Number value. */
  numValue?: number;
  /** Date value. */
  dateValue?: Date | null;
  /** List value. */
  listValue?: V1ListValue;
  /** Map value. */
  mapValue?: V1MapValue;
  /** Boolean value. */
  boolValue?: boolean;
}

/** List value of a custom field. */
export interface V1ListValue {
  /** Items. */
  value?: V1CustomValue[];
}

/** Map value of a custom field. */
export interface V1MapValue {
  /** Values by key. */
  value?: Record<string, V1CustomValue>;
}

/** Value of additional response data. Exactly one property is set. */
export interface CustomValue {
  /** String value. */
  strValue?: string;
  /** Number value. */
  numValue?: number;
  /** Date value. */
  dateValue?: Date | null;
  /** List value. */
  listValue?: ListValue;
  /** Map value. */
  mapValue?: MapValue;
}

/** List value. */
export interface ListValue {
  /** Items. */
  value?: CustomValue[];
}

/** Map value. */
export interface MapValue {
  /** Values by key. */
  value?: Record<string, CustomValue>;
}

/** Shape of a map whose values have one shape. */
const createMapShape = (entry: Shape): Shape =>
  new Proxy<Shape>({}, { get: (_, key) => (key === 'convertsLists' ? undefined : entry) });

/** Shape of {@link V1CustomValue} and {@link CustomValue}: which fields are dates or numbers, at any depth. */
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

/** Shape of a map of custom values. */
export const customValueMapShape: Shape = /* @__PURE__ */ createMapShape(customValueShape);
