import * as z from 'zod/mini';
import { fieldRefusals } from '../platform/http/field-refusals.ts';
import type { ToolFault } from './relay-call.ts';
import type { Asking, Tool } from './tool.ts';

/** As the protocol wants it; an index signature, because a result may carry more. */
export interface ToolResult {
  content: { type: 'text'; text: string }[];
  isError?: true;
  [key: string]: unknown;
}

/** Characters of a result: what is longer says that less should be asked for. */
const mostText = 60_000;

export async function runTool(tool: Tool, asking: Asking, given: unknown): Promise<ToolResult> {
  const read = z.safeParse(tool.arguments, given ?? {}, { reportInput: true });
  if (!read.success) {
    const fields = fieldRefusals(read.error.issues).map(({ field, code }) => ({ field, code }));
    return refused({ ok: false, error: 'invalid', fields: fields.slice(0, 20) });
  }
  const result = await tool.run(asking, read.data as never).catch((error: unknown): ToolFault => {
    asking.log.error({ err: error, tool: tool.name }, 'a tool failed');
    return { ok: false, error: 'internal' };
  });
  if (!result.ok) return refused(result);
  const text = JSON.stringify(result.value);
  return text.length > mostText
    ? refused({ ok: false, error: 'result-too-long' })
    : { content: [{ type: 'text', text }] };
}

function refused(fault: ToolFault): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify({ ...fault, ok: undefined }) }], isError: true };
}
