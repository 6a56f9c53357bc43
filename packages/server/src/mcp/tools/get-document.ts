import { downloadAgreement, getAgreementDetails, previewAgreement } from '@clausewright/contract';
import * as z from 'zod/mini';
import { partOf, plainText } from '../plain-text.ts';
import { defineTool } from '../tool.ts';
import { language } from './preview.ts';
import { id } from './questions.ts';

export const getDocument = defineTool({
  name: 'get_document',
  description: 'Text in parts; a draft if never published.',
  arguments: z.strictObject({
    document: id,
    language,
    part: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  }),
  run: async ({ relay }, { document, language: wanted, part = 1 }) => {
    const details = await relay(getAgreementDetails, { params: { id: document } });
    if (!details.ok) return details;
    const { type, status, languages, live_url: live, revision, answers, site_name: name } = details.value;
    const spoken = wanted ?? languages[0] ?? 'en';
    const served = await relay(downloadAgreement, { params: { id: document } });
    const text = served.ok
      ? served.value.languages.find(({ language: of }) => of === spoken)?.html
      : await drafted();
    if (text === undefined)
      return { ok: false, error: 'not-found', fields: [{ field: 'language', code: 'not-allowed' }] };
    if (typeof text === 'object') return text;
    return {
      ok: true,
      value: {
        document,
        type,
        site: name,
        status,
        published: served.ok,
        live_url: live,
        revision,
        languages,
        language: spoken,
        ...partOf(plainText(text), part),
      },
    };

    async function drafted() {
      const shown = await relay(previewAgreement, { body: { type, answers, language: spoken } });
      return shown.ok ? shown.value.html : shown;
    }
  },
});
