import type { Sheet } from './sheet.js';

/** A drawing of an object on a field of 400 by 400; what stands stands at height 318. */
export interface Drawing {
  /** Stands on the floor, hangs on the wall, or lies seen from above. */
  readonly kind: 'stand' | 'hang' | 'flat';
  /** Half the width of its shadow on the floor, and where its middle is. */
  readonly foot?: readonly [halfWidth: number, middle?: number];
  /** What a close-up looks at, and how much larger. */
  readonly focus?: readonly [x: number, y: number, zoom: number];
  /** How much larger small things are shown alone; 1.08 when left out. */
  readonly size?: number;
  draw(sheet: Sheet, color: string, accent: string, style: string): string;
}

/** Drawings by the names of their objects. */
export type Drawings = Readonly<Record<string, Drawing>>;
