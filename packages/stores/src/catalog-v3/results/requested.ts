/**
 * An entity whose fields on request are `undefined` unless they were requested. `OnRequest` maps the names of these
 * fields to the values of `fields` that request them.
 */
export type Requested<Entity, OnRequest, Field> = {
  [Key in keyof Entity]: Key extends keyof OnRequest
    ? [Extract<Field, OnRequest[Key]> | Extract<OnRequest[Key], Field>] extends [never]
      ? never
      : Entity[Key]
    : Entity[Key];
};

/** Options of operations whose entities have fields on request. */
export interface FieldsOptions<Field> {
  /** Fields on request to return. */
  fields?: readonly Field[];
}
