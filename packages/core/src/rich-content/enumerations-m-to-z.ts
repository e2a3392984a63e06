import { enumeration, type EnumerationValue } from '../codec/enumeration.js';

/** Map types, in rich content. */
export const MapType = /* @__PURE__ */ enumeration('ROADMAP', 'SATELITE', 'HYBRID', 'TERRAIN');
/** Map type, in rich content. */
export type MapType = EnumerationValue<typeof MapType>;

/** Node types, in rich content. */
export const NodeType = /* @__PURE__ */ enumeration(
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
);
/** Node type, in rich content. */
export type NodeType = EnumerationValue<typeof NodeType>;

/** Representations of `null` in custom data, in rich content. */
export const NullValue = /* @__PURE__ */ enumeration('NULL_VALUE');
/** Representation of `null` in custom data, in rich content. */
export type NullValue = EnumerationValue<typeof NullValue>;

/** Directions in which a gallery is arranged, in rich content. */
export const Orientation = /* @__PURE__ */ enumeration('ROWS', 'COLUMNS');
/** Direction in which a gallery is arranged, in rich content. */
export type Orientation = EnumerationValue<typeof Orientation>;

/** Reference areas of a position, in rich content. */
export const Origin = /* @__PURE__ */ enumeration('IMAGE', 'LAYOUT');
/** Reference area of a position, in rich content. */
export type Origin = EnumerationValue<typeof Origin>;

/** Places of the button of an embedded item, in rich content. */
export const Placement = /* @__PURE__ */ enumeration('IMAGE', 'PRODUCT_INFO');
/** Place of the button of an embedded item, in rich content. */
export type Placement = EnumerationValue<typeof Placement>;

/** Horizontal alignments of a node, in rich content. */
export const PluginContainerDataAlignment = /* @__PURE__ */ enumeration('CENTER', 'LEFT', 'RIGHT');
/** Horizontal alignment of a node, in rich content. */
export type PluginContainerDataAlignment = EnumerationValue<typeof PluginContainerDataAlignment>;

/** Effects of the pointer on a node, in rich content. */
export const PointerEffectType = /* @__PURE__ */ enumeration(
  'AIRY',
  'BLOB',
  'BLUR',
  'SCALE',
  'SKEW',
  'SWIVEL',
  'TILT_3D',
  'TRACK',
  'TRACK_3D',
);
/** Effect of the pointer on a node, in rich content. */
export type PointerEffectType = EnumerationValue<typeof PointerEffectType>;

/** Backgrounds of a poll, in rich content. */
export const PollDesignBackgroundType = /* @__PURE__ */ enumeration('COLOR', 'IMAGE', 'GRADIENT');
/** Background of a poll, in rich content. */
export type PollDesignBackgroundType = EnumerationValue<typeof PollDesignBackgroundType>;

/** Text directions of a poll, in rich content. */
export const PollLayoutDirection = /* @__PURE__ */ enumeration('LTR', 'RTL');
/** Text direction of a poll, in rich content. */
export type PollLayoutDirection = EnumerationValue<typeof PollLayoutDirection>;

/** Layouts of the options of a poll, in rich content. */
export const PollLayoutType = /* @__PURE__ */ enumeration('LIST', 'GRID');
/** Layout of the options of a poll, in rich content. */
export type PollLayoutType = EnumerationValue<typeof PollLayoutType>;

/** Ways of fitting an image into the frame of an embedded item, in rich content. */
export const Resizing = /* @__PURE__ */ enumeration('FILL', 'FIT');
/** Way of fitting an image into the frame of an embedded item, in rich content. */
export type Resizing = EnumerationValue<typeof Resizing>;

/** Scalings of a background image, in rich content. */
export const Scaling = /* @__PURE__ */ enumeration('AUTO', 'CONTAIN', 'COVER');
/** Scaling of a background image, in rich content. */
export type Scaling = EnumerationValue<typeof Scaling>;

/** Shapes of a section divider, in rich content. */
export const Shape = /* @__PURE__ */ enumeration(
  'ELLIPSE',
  'TILT',
  'LIQUID',
  'LEFT_WAVE',
  'PAINT_SCRIBBLE',
  'INVERTED_ELLIPSE',
  'RIGHT_WAVE',
  'DUNES',
  'WAVES',
  'TRIANGLE',
  'SEMI_ELLIPSE',
  'PLANTS',
  'LAYERED_ELLIPSE',
  'PIXELS',
  'PAINT',
  'CLOUDS',
  'OPTICAL_ILLUSION',
  'STRIPES',
  'BLOBS',
  'SEMI_CIRCLES',
  'HILL',
  'BRUSH',
  'PEAKS',
  'ANGLED_TRIANGLE',
);
/** Shape of a section divider, in rich content. */
export type Shape = EnumerationValue<typeof Shape>;

/** Kinds of smart block, in rich content. */
export const SmartBlockDataType = /* @__PURE__ */ enumeration(
  'SOLID_BOXES',
  'NUMBERED_BOXES',
  'STATS',
  'CIRCLE_STATS',
  'SOLID_BOXES_ALTERNATING',
  'SOLID_JOINED_BOXES',
  'SIDE_LINE_TEXT',
  'TOP_LINE_TEXT',
  'OUTLINE_BOXES_WITH_TOP_CIRCLE',
  'BIG_BULLETS',
  'SMALL_BULLETS',
  'ARROW_BULLETS',
  'PROCESS_STEPS',
  'BAR_STATS',
  'TIMELINE',
  'MINIMAL_TIMELINE',
  'PILLS',
  'STAR_RATING',
  'QUOTE_BOXES',
  'CIRCLE',
  'PYRAMID',
  'STAIRCASE',
  'VERTICAL_FUNNEL',
);
/** Kind of smart block, in rich content. */
export type SmartBlockDataType = EnumerationValue<typeof SmartBlockDataType>;

/** Sources of HTML content, in rich content. */
export const Source = /* @__PURE__ */ enumeration('HTML', 'ADSENSE', 'AI', 'AI_WIDGET');
/** Source of HTML content, in rich content. */
export type Source = EnumerationValue<typeof Source>;

/** Positions of the image of a link preview, in rich content. */
export const StylesPosition = /* @__PURE__ */ enumeration('START', 'END', 'TOP', 'HIDDEN');
/** Position of the image of a link preview, in rich content. */
export type StylesPosition = EnumerationValue<typeof StylesPosition>;

/** Windows in which a link opens, in rich content. */
export const Target = /* @__PURE__ */ enumeration('SELF', 'BLANK', 'PARENT', 'TOP');
/** Window in which a link opens, in rich content. */
export type Target = EnumerationValue<typeof Target>;

/** Alignments of text, in rich content. */
export const TextAlignment = /* @__PURE__ */ enumeration('AUTO', 'LEFT', 'RIGHT', 'CENTER', 'JUSTIFY');
/** Alignment of text, in rich content. */
export type TextAlignment = EnumerationValue<typeof TextAlignment>;

/** Positions of the thumbnails of a gallery, in rich content. */
export const ThumbnailsAlignment = /* @__PURE__ */ enumeration('TOP', 'RIGHT', 'BOTTOM', 'LEFT', 'NONE');
/** Position of the thumbnails of a gallery, in rich content. */
export type ThumbnailsAlignment = EnumerationValue<typeof ThumbnailsAlignment>;

/** Kinds of animation trigger, in rich content. */
export const Type = /* @__PURE__ */ enumeration('VIEW', 'POINTER');
/** Kind of animation trigger, in rich content. */
export type Type = EnumerationValue<typeof Type>;

/** Vertical alignments of the content of a table cell, in rich content. */
export const VerticalAlignment = /* @__PURE__ */ enumeration('TOP', 'MIDDLE', 'BOTTOM');
/** Vertical alignment of the content of a table cell, in rich content. */
export type VerticalAlignment = EnumerationValue<typeof VerticalAlignment>;

/** Vertical alignments of the content of a layout cell, in rich content. */
export const VerticalAlignmentAlignment = /* @__PURE__ */ enumeration('TOP', 'MIDDLE', 'BOTTOM');
/** Vertical alignment of the content of a layout cell, in rich content. */
export type VerticalAlignmentAlignment = EnumerationValue<typeof VerticalAlignmentAlignment>;

/** Views of a document, in rich content. */
export const ViewMode = /* @__PURE__ */ enumeration('NONE', 'FULL', 'MINI');
/** View of a document, in rich content. */
export type ViewMode = EnumerationValue<typeof ViewMode>;

/** Roles that see the results of a poll, in rich content. */
export const ViewRole = /* @__PURE__ */ enumeration('CREATOR', 'VOTERS', 'EVERYONE');
/** Role that see the results of a poll, in rich content. */
export type ViewRole = EnumerationValue<typeof ViewRole>;

/** Roles that can vote in a poll, in rich content. */
export const VoteRole = /* @__PURE__ */ enumeration('SITE_MEMBERS', 'ALL');
/** Role that can vote in a poll, in rich content. */
export type VoteRole = EnumerationValue<typeof VoteRole>;

/** Widths of a divider, in rich content. */
export const Width = /* @__PURE__ */ enumeration('LARGE', 'MEDIUM', 'SMALL');
/** Width of a divider, in rich content. */
export type Width = EnumerationValue<typeof Width>;

/** Widths of a node, in rich content. */
export const WidthType = /* @__PURE__ */ enumeration('CONTENT', 'SMALL', 'ORIGINAL', 'FULL_WIDTH');
/** Width of a node, in rich content. */
export type WidthType = EnumerationValue<typeof WidthType>;
