/** What is drawn: the object, its color and a second one (CSS hex colors), and the object's style. */
export type Art = readonly [object: string, color: string, accent?: string, style?: string];
