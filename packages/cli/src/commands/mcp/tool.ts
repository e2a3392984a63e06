import type { Client } from '@cartwright/core';
import { z } from 'zod';

/** Calls of a tool have the client of the merchant, and the signal of the request. */
export interface ToolContext {
  readonly client: Client;
  readonly signal: AbortSignal;
}

/** A tool for merchants. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether it changes the store. Such tools need `--allow-writes`. */
  readonly writes: boolean;
  readonly input: z.ZodObject;
  /** Runs the tool. The input was parsed. */
  run(context: ToolContext, input: unknown): Promise<object>;
}

/** Declares a tool, with the type of its input. */
export const tool = <Shape extends z.ZodRawShape>({
  input,
  run,
  ...rest
}: Omit<Tool, 'input' | 'run'> & {
  readonly input: Shape;
  readonly run: (context: ToolContext, input: z.output<z.ZodObject<Shape>>) => Promise<object>;
}): Tool => ({ ...rest, input: z.strictObject(input), run });

/** Request that a tool refuses. Its message tells the model what to do. */
export class ToolError extends Error {}
