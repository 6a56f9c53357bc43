import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Mode } from '../platform/config/config.ts';
import type { Language } from '@clausewright/contract';
import type { Relay, ToolFault } from './relay-call.ts';

/** What tools need of the instance. */
export interface ToolPorts {
  clock: Clock;
  mode: Mode;
  publicUrl: string;
}

/** Whoever asks, and the way to the calls of the API. */
export interface Asking extends ToolPorts {
  relay: Relay;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Id of the key. */
  keyId: string;
  language: Language;
}

/** A result is read by a model: compact, bounded, its lists cut where `more` says how many are left out. */
export type Told = { ok: true; value: object } | ToolFault;

export interface Tool {
  name: string;
  description: string;
  arguments: z.ZodMiniObject;
  run(asking: Asking, given: never): Promise<Told>;
}

/** Checks that `run` takes what the schema reads. */
export function defineTool<Given extends z.ZodMiniObject>(
  tool: Omit<Tool, 'arguments' | 'run'> & {
    arguments: Given;
    run: (asking: Asking, given: z.output<Given>) => Promise<Told>;
  },
): Tool {
  return tool;
}

type Schema = { type: 'object'; [key: string]: unknown };

/**
 * How tools are listed. A model reads all of it before each conversation, so that bounds are left to the refusal that
 * names them, and the values of an argument stand at the first tool that has it.
 */
export function listTools(
  tools: readonly Tool[],
): { name: string; description: string; inputSchema: Schema }[] {
  const told = new Set<string>();
  return tools.map(({ name, description, arguments: given }) => {
    const { properties = {}, required } = z.toJSONSchema(given, { io: 'input' });
    const named = Object.entries(properties).map(([argument, schema]) => {
      const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
      const isNew = values !== undefined && !told.has(argument);
      if (isNew) told.add(argument);
      return [argument, { type, ...(isNew && { enum: values }) }];
    });
    return {
      name,
      description,
      inputSchema: { type: 'object', properties: Object.fromEntries(named), ...(required && { required }) },
    };
  });
}

/** The first of a list, and how many more there are. */
export function cut<One>(list: readonly One[], most: number): { shown: One[]; more?: number } {
  return { shown: list.slice(0, most), ...(list.length > most && { more: list.length - most }) };
}
