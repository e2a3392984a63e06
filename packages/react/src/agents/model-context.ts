/** JSON Schema of a tool's input, as far as the tools use it. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** Tool of the page that an agent can call. */
export interface ModelContextTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean };
  readonly execute: (input: unknown) => Promise<object>;
}

/**
 * Registry of the page's tools.
 *
 * @see https://webmachinelearning.github.io/webmcp/#modelcontext WebMCP: ModelContext
 */
export interface ModelContext {
  /** Registers a tool until the signal is aborted. Chromium returned nothing before it returned a promise. */
  registerTool(tool: ModelContextTool, options: { readonly signal: AbortSignal }): Promise<void> | void;
}

/** Registry of the document's tools. `undefined` in browsers without WebMCP. */
export const getModelContext = (): ModelContext | undefined =>
  (document as { readonly modelContext?: ModelContext }).modelContext;
