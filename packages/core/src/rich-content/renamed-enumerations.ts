import { enumeration, type EnumerationValue } from '../codec/enumeration.js';

/** Positions of the image of an embedded item, in rich content. */
export const EmbeddedImagePosition = /* @__PURE__ */ enumeration('START', 'END', 'TOP');
/** EmbeddedImagePosition of the image of an embedded item, in rich content. */
export type EmbeddedImagePosition = EnumerationValue<typeof EmbeddedImagePosition>;

/** Behaviors of a layout on narrow screens, in rich content. */
export const ResponsivenessBehavior = /* @__PURE__ */ enumeration('STACK', 'WRAP');
/** Behavior of a layout on narrow screens, in rich content. */
export type ResponsivenessBehavior = EnumerationValue<typeof ResponsivenessBehavior>;

/** Kinds of hand-drawn decoration of text, in rich content. */
export const SketchVariant = /* @__PURE__ */ enumeration(
  'UNDERLINE',
  'BOX',
  'CIRCLE',
  'HIGHLIGHT',
  'STRIKETHROUGH',
  'CROSSED_OFF',
);
/** Kind of hand-drawn decoration of text, in rich content. */
export type SketchVariant = EnumerationValue<typeof SketchVariant>;
