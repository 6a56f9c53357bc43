import { isLanguage, languages, previewAgreement, previewUpdate } from '@clausewright/contract';
import * as z from 'zod/mini';
import { type Base, baseAnswers } from '../base-answers.ts';
import { partOf, plainText } from '../plain-text.ts';
import { type Asking, cut, defineTool, type Told } from '../tool.ts';
import { answers, meant } from './questions.ts';

export const language = z.optional(z.enum(languages));

export const preview = defineTool({
  name: 'preview',
  description: 'Outline, laws, price by answers; text of a clause; changes to a document.',
  arguments: z.strictObject({
    ...meant,
    answers: z.optional(answers),
    language,
    clause: z.optional(z.string().check(z.maxLength(80))),
  }),
  run: async (asking, { clause, language: wanted, ...given }) => {
    const read = await baseAnswers(asking, given);
    if (!read.ok) return read;
    if (read.base.document !== null && given.answers !== undefined) return changes(asking, read.base);
    const { questionnaire, answers: all, document } = read.base;
    const said = [wanted, document?.languages[0], first(all['document_languages'])].find(
      (one) => one !== undefined && isLanguage(one),
    );
    const body = { type: questionnaire.type, answers: all, language: said ?? 'en', clause };
    const shown = await asking.relay(previewAgreement, { body: body as never });
    if (!shown.ok) return shown;
    const {
      html,
      clauses,
      laws,
      coverage,
      costs,
      contradictions,
      document_contradictions: others,
    } = shown.value;
    if (clause !== undefined) return { ok: true, value: { clause, ...partOf(plainText(html), 1) } };
    return {
      ok: true,
      value: {
        language: body.language,
        coverage,
        laws: laws.map(({ id, name, home, covered }) => ({ id, name, home, covered })),
        clauses: clauses.map(({ id, heading, premium }) => ({ id, heading, ...(premium && { premium }) })),
        to_pay: { total: costs.total, currency: costs.currency },
        contradictions: cut(
          [...(contradictions?.found ?? []), ...others].map(({ code, subject, question }) => ({
            code,
            subject,
            question,
          })),
          15,
        ).shown,
      },
    };
  },
});

async function changes(
  { relay }: Asking,
  { questionnaire: { type }, answers: all, document }: Base,
): Promise<Told> {
  const id = document?.agreement_id ?? '';
  const shown = await relay(previewUpdate, {
    params: { id },
    body: { type, answers: all, edits: 'keep' } as never,
  });
  if (!shown.ok) return shown;
  const { changed, languages: all_, costs } = shown.value;
  const told = cut(
    all_.flatMap(({ language: of, clauses }) =>
      clauses
        .filter(({ change, conflict }) => change !== 'same' || conflict)
        .map(({ id: clause, heading, change, conflict, html }) => ({
          language: of,
          clause,
          heading,
          change,
          conflict,
          text: plainText(html).slice(0, 1500),
        })),
    ),
    15,
  );
  return {
    ok: true,
    value: {
      changed,
      clauses: told.shown,
      ...(told.more !== undefined && { more: told.more }),
      to_pay: { total: costs.total, currency: costs.currency },
    },
  };
}

function first(value: unknown): string | undefined {
  const [one] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof one === 'string' ? one : undefined;
}
