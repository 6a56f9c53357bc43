/** Whether a page of an owner still shows a document as it is published. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, language, moment } from '../fields.ts';
import { limits } from '../limits.ts';

/** edited: some of it is missing or differs. absent: neither the text nor a way to it is there. */
export const copyStates = ['newest', 'older', 'edited', 'absent'] as const;
export type CopyState = (typeof copyStates)[number];

export const checkCopy = defineCall({
  id: 'checkCopy',
  method: 'POST',
  path: '/agreement/check-page/:id',
  summary: 'Loads a page of the owner and says which version of the document it shows. Nothing is stored.',
  limit: 'account',
  members: { right: 'read', of: 'agreement' },
  activity: { none: 'reads only' },
  access: 'customer',
  params: idParams,
  body: z.strictObject({ address: z.string().check(z.minLength(1), z.maxLength(limits.url)) }),
  result: z.object({
    /** Where the last redirect led. */
    url: z.string(),
    checked_at: moment,
    state: z.enum(copyStates),
    /** As text of the page, by our element, in a frame, or as a link to the hosted page. */
    by: z.nullable(z.enum(['text', 'element', 'frame', 'link'])),
    /** The version that the page shows, or that is nearest to it. */
    version: z.nullable(z.int()),
    newest: z.int(),
    language,
    /** Where the page differs from that version. */
    sections: z.array(
      z.object({ title: z.string(), number: z.nullable(z.int()), change: z.enum(['missing', 'changed']) }),
    ),
  }),
});
