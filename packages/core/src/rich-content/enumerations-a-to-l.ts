import { enumeration, type EnumerationValue } from '../codec/enumeration.js';

/** Horizontal alignments of the content of a card, in rich content. */
export const Alignment = /* @__PURE__ */ enumeration('START', 'CENTER', 'END');
/** Horizontal alignment of the content of a card, in rich content. */
export type Alignment = EnumerationValue<typeof Alignment>;

/** Kinds of app whose item is embedded, in rich content. */
export const AppType = /* @__PURE__ */ enumeration('PRODUCT', 'EVENT', 'BOOKING');
/** Kind of app whose item is embedded, in rich content. */
export type AppType = EnumerationValue<typeof AppType>;

/** Aspect ratios of the image of an embedded item, in rich content. */
export const AspectRatio = /* @__PURE__ */ enumeration('SQUARE', 'RECTANGLE');
/** Aspect ratio of the image of an embedded item, in rich content. */
export type AspectRatio = EnumerationValue<typeof AspectRatio>;

/** Backgrounds behind a layout, in rich content. */
export const BackdropType = /* @__PURE__ */ enumeration('COLOR', 'GRADIENT');
/** Background behind a layout, in rich content. */
export type BackdropType = EnumerationValue<typeof BackdropType>;

/** Backgrounds of a button, in rich content. */
export const BackgroundType = /* @__PURE__ */ enumeration('COLOR', 'GRADIENT');
/** Background of a button, in rich content. */
export type BackgroundType = EnumerationValue<typeof BackgroundType>;

/** Positions of the banner of a layout, in rich content. */
export const BannerPosition = /* @__PURE__ */ enumeration('TOP', 'BOTTOM');
/** Position of the banner of a layout, in rich content. */
export type BannerPosition = EnumerationValue<typeof BannerPosition>;

/** Kinds of button: a link or an action, in rich content. */
export const ButtonDataType = /* @__PURE__ */ enumeration('LINK', 'ACTION');
/** Kind of button: a link or an action, in rich content. */
export type ButtonDataType = EnumerationValue<typeof ButtonDataType>;

/** Backgrounds of a card, in rich content. */
export const CardDataBackgroundType = /* @__PURE__ */ enumeration('COLOR', 'GRADIENT');
/** Background of a card, in rich content. */
export type CardDataBackgroundType = EnumerationValue<typeof CardDataBackgroundType>;

/** Kinds of card that shows an embedded item, in rich content. */
export const CardStylesType = /* @__PURE__ */ enumeration('CONTAINED', 'FRAMELESS');
/** Kind of card that shows an embedded item, in rich content. */
export type CardStylesType = EnumerationValue<typeof CardStylesType>;

/** Widths of the columns of a smart block, in rich content. */
export const ColumnSize = /* @__PURE__ */ enumeration('SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE');
/** Width of the columns of a smart block, in rich content. */
export type ColumnSize = EnumerationValue<typeof ColumnSize>;

/** Ways of fitting a picture into the frame of a gallery, in rich content. */
export const Crop = /* @__PURE__ */ enumeration('FILL', 'FIT');
/** Way of fitting a picture into the frame of a gallery, in rich content. */
export type Crop = EnumerationValue<typeof Crop>;

/** Kinds of text decoration, in rich content. */
export const DecorationType = /* @__PURE__ */ enumeration(
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
);
/** Kind of text decoration, in rich content. */
export type DecorationType = EnumerationValue<typeof DecorationType>;

/** Parts of a layout that a design applies to, in rich content. */
export const DesignTarget = /* @__PURE__ */ enumeration('LAYOUT', 'CELL');
/** Part of a layout that a design applies to, in rich content. */
export type DesignTarget = EnumerationValue<typeof DesignTarget>;

/** Text directions of a collapsible list, in rich content. */
export const Direction = /* @__PURE__ */ enumeration('LTR', 'RTL');
/** Text direction of a collapsible list, in rich content. */
export type Direction = EnumerationValue<typeof Direction>;

/** Horizontal alignments of a divider, in rich content. */
export const DividerDataAlignment = /* @__PURE__ */ enumeration('CENTER', 'LEFT', 'RIGHT');
/** Horizontal alignment of a divider, in rich content. */
export type DividerDataAlignment = EnumerationValue<typeof DividerDataAlignment>;

/** Effects with which a node appears, in rich content. */
export const EntranceEffectType = /* @__PURE__ */ enumeration(
  'FADE',
  'ARC',
  'BLUR',
  'BOUNCE',
  'DROP',
  'EXPAND',
  'FLIP',
  'FLOAT',
  'FOLD',
  'GLIDE',
  'REVEAL',
  'SHAPE',
  'SHUTTERS',
  'SLIDE',
  'SPIN',
  'TILT',
  'TURN',
  'WINK',
);
/** Effect with which a node appears, in rich content. */
export type EntranceEffectType = EnumerationValue<typeof EntranceEffectType>;

/** Units of font sizes, in rich content. */
export const FontType = /* @__PURE__ */ enumeration('PX', 'EM');
/** Unit of font sizes, in rich content. */
export type FontType = EnumerationValue<typeof FontType>;

/** Kinds of animated image, in rich content. */
export const GIFType = /* @__PURE__ */ enumeration('NORMAL', 'STICKER');
/** Kind of animated image, in rich content. */
export type GIFType = EnumerationValue<typeof GIFType>;

/** Kinds of color gradient of a button, in rich content. */
export const GradientType = /* @__PURE__ */ enumeration('LINEAR', 'RADIAL');
/** Kind of color gradient of a button, in rich content. */
export type GradientType = EnumerationValue<typeof GradientType>;

/** Positions of a background image in its area, in rich content. */
export const ImagePosition = /* @__PURE__ */ enumeration(
  'CENTER',
  'CENTER_LEFT',
  'CENTER_RIGHT',
  'TOP',
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
);
/** Position of a background image in its area, in rich content. */
export type ImagePosition = EnumerationValue<typeof ImagePosition>;

/** Positions of the image of a card, in rich content. */
export const ImagePositionPosition = /* @__PURE__ */ enumeration(
  'CENTER',
  'CENTER_LEFT',
  'CENTER_RIGHT',
  'TOP',
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
);
/** Position of the image of a card, in rich content. */
export type ImagePositionPosition = EnumerationValue<typeof ImagePositionPosition>;

/** Scalings of the image of a card, in rich content. */
export const ImageScalingScaling = /* @__PURE__ */ enumeration('AUTO', 'CONTAIN', 'COVER');
/** Scaling of the image of a card, in rich content. */
export type ImageScalingScaling = EnumerationValue<typeof ImageScalingScaling>;

/** Indentations of a table of contents, in rich content. */
export const Indentation = /* @__PURE__ */ enumeration('NESTED', 'FLAT');
/** Indentation of a table of contents, in rich content. */
export type Indentation = EnumerationValue<typeof Indentation>;

/** Items of a collapsible list that are expanded at first, in rich content. */
export const InitialExpandedItems = /* @__PURE__ */ enumeration('FIRST', 'ALL', 'NONE');
/** Item of a collapsible list that are expanded at first, in rich content. */
export type InitialExpandedItems = EnumerationValue<typeof InitialExpandedItems>;

/** Fading effects of a layer, in rich content. */
export const LayerEffect = /* @__PURE__ */ enumeration('CENTER', 'FADE_TO_TOP', 'FADE_TO_BOTTOM');
/** Fading effect of a layer, in rich content. */
export type LayerEffect = EnumerationValue<typeof LayerEffect>;

/** Arrangements of the content of an embedded item, in rich content. */
export const Layout = /* @__PURE__ */ enumeration('STACKED', 'SIDE_BY_SIDE');
/** Arrangement of the content of an embedded item, in rich content. */
export type Layout = EnumerationValue<typeof Layout>;

/** Backgrounds of a layout, in rich content. */
export const LayoutDataBackgroundType = /* @__PURE__ */ enumeration('COLOR', 'GRADIENT');
/** Background of a layout, in rich content. */
export type LayoutDataBackgroundType = EnumerationValue<typeof LayoutDataBackgroundType>;

/** Layouts of a gallery, in rich content. */
export const LayoutType = /* @__PURE__ */ enumeration(
  'COLLAGE',
  'MASONRY',
  'GRID',
  'THUMBNAIL',
  'SLIDER',
  'SLIDESHOW',
  'PANORAMA',
  'COLUMN',
  'MAGIC',
  'FULLSIZE',
);
/** Layout of a gallery, in rich content. */
export type LayoutType = EnumerationValue<typeof LayoutType>;

/** Ends of the lines of a divider, in rich content. */
export const LineCap = /* @__PURE__ */ enumeration('SQUARE', 'ROUND');
/** End of the lines of a divider, in rich content. */
export type LineCap = EnumerationValue<typeof LineCap>;

/** Line styles of a divider, in rich content. */
export const LineStyle = /* @__PURE__ */ enumeration('SINGLE', 'DOUBLE', 'DASHED', 'DOTTED');
/** Line style of a divider, in rich content. */
export type LineStyle = EnumerationValue<typeof LineStyle>;

/** Styles of a table of contents, in rich content. */
export const ListStyle = /* @__PURE__ */ enumeration(
  'PLAIN',
  'NUMBERED',
  'LETTERS',
  'ROMAN',
  'BULLETED',
  'ALPHABETICAL_INDEX',
  'ALPHABETICAL_INDEX_COMPACT',
);
/** Style of a table of contents, in rich content. */
export type ListStyle = EnumerationValue<typeof ListStyle>;

/** Effects that a node repeats, in rich content. */
export const LoopEffectType = /* @__PURE__ */ enumeration(
  'BOUNCE',
  'BREATHE',
  'CROSS',
  'FLASH',
  'FLIP',
  'FOLD',
  'JELLO',
  'POKE',
  'PULSE',
  'RUBBER',
  'SPIN',
  'SWING',
  'WIGGLE',
);
/** Effect that a node repeats, in rich content. */
export type LoopEffectType = EnumerationValue<typeof LoopEffectType>;
