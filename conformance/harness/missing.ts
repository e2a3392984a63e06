/**
 * Paths of the fields that one type has and the other lacks. Compares objects and lists up to a depth, but not maps.
 */
export type Missing<Known, Own, Depth extends unknown[] = []> = Depth['length'] extends 6
  ? never
  : 0 extends 1 & Known
    ? never
    : Known extends Date | string | number | boolean
      ? never
      : Known extends readonly (infer KnownItem)[]
        ? Own extends readonly (infer OwnItem)[]
          ? Missing<NonNullable<KnownItem>, NonNullable<OwnItem>, [...Depth, 0]>
          : '(no list)'
        : Known extends object
          ? string extends keyof Known
            ? never
            : {
                [Key in keyof Known & string]-?: Key extends keyof Own
                  ? Missing<NonNullable<Known[Key]>, NonNullable<Own[Key]>, [...Depth, 0]> extends infer Inner extends
                      string
                    ? `${Key}.${Inner}`
                    : never
                  : Key;
              }[keyof Known & string]
          : never;
