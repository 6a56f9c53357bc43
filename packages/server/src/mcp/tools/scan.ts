import { readScan, startScan } from '@clausewright/contract';
import * as z from 'zod/mini';
import { defineTool } from '../tool.ts';

export const scan = defineTool({
  name: 'scan',
  description: 'Looks at a public site; list_findings has the result later.',
  arguments: z.strictObject({ address: z.string().check(z.minLength(1), z.maxLength(2048)) }),
  run: async ({ relay }, { address }) => {
    const started = await relay(startScan, { body: { address } });
    if (!started.ok) return started;
    const { id } = started.value;
    const read = await relay(readScan, { params: { id } });
    // The key may order and not read: it is under way all the same.
    return {
      ok: true,
      value: read.ok ? { scan: id, site: read.value.website_id, state: read.value.state } : { scan: id },
    };
  },
});
