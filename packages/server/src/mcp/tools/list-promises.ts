import { agreementCoverage, getAgreementDetails } from '@clausewright/contract';
import * as z from 'zod/mini';
import { defineTool } from '../tool.ts';
import { id } from './questions.ts';

export const listPromises = defineTool({
  name: 'list_promises',
  description:
    'Conduct promised. Answer by promises: [{promise, promise_state: done|planned|no, promise_by}].',
  arguments: z.strictObject({ document: id }),
  run: async ({ relay }, { document }) => {
    const details = await relay(getAgreementDetails, { params: { id: document } });
    if (!details.ok) return details;
    const spoken = details.value.languages[0] ?? 'en';
    const read = await relay(agreementCoverage, { params: { id: document }, query: { language: spoken } });
    if (!read.ok) return read;
    const { promises, total, met } = read.value;
    return {
      ok: true,
      value: {
        coverage: { total, met },
        promises: promises.map((one) => ({
          promise: one.id,
          label: one.label,
          how: one.how,
          printed: one.printed,
          answer: one.answer,
          by: one.by,
          sentence: one.sentences[0]?.slice(0, 300),
        })),
      },
    };
  },
});
