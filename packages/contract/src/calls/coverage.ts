import * as z from 'zod/mini';
import { answers } from '../answers.ts';
import { defineCall } from '../call.ts';
import { agreementType, idParams, language } from '../fields.ts';

const duty = z.object({
  id: z.string(),
  /** Of the laws chosen those that the duty belongs to, by id. */
  laws: z.array(z.string()),
  /** What has to be said or done, in the language of the caller. */
  duty: z.string(),
  citation: z.string(),
});

const statedDuty = z.extend(duty, {
  /** False: the law or the authority recommends it. */
  mandatory: z.boolean(),
  /** The clauses that meet the duty with their headings; empty where none does. */
  clauses: z.array(z.object({ id: z.string(), heading: z.string() })),
  /** Where none does: the questions that the owner left out and the text needs; empty where no answer would help. */
  answers: z.array(z.string()),
});

/** What the document says that its owner does, and no question asks about. */
const promise = z.object({
  id: z.string(),
  /** What is promised and how to do it, in the language of the caller. */
  label: z.string(),
  how: z.string(),
  /** Of the duties that ask for it; none where it is free. */
  citations: z.array(z.string()),
  /** As the document says it, or would say it, in its language. */
  sentences: z.array(z.string()),
  /** Whether it stands in the document now. */
  printed: z.boolean(),
  /** What the owner answered: that he does it, will do it (`by` a day) or does not. */
  answer: z.nullable(z.enum(['done', 'planned', 'no'])),
  by: z.nullable(z.iso.date()),
});

/** What a document meets of the law, duty by duty. */
export const coverageResult = z.object({
  /** Core duties of the chosen laws that a document can meet by its words, and how many of them it meets. */
  total: z.int(),
  met: z.int(),
  laws: z.array(z.object({ id: z.string(), name: z.string() })),
  duties: z.array(statedDuty),
  /** What app stores and providers of tools demand by contract of whoever uses them, counted apart from the laws. */
  platforms: z.object({ total: z.int(), met: z.int(), duties: z.array(statedDuty) }),
  /** What further rules ask that are no law that can be chosen. */
  further: z.array(statedDuty),
  /** What the document must not say. `tested`: our own wording is tested against it. */
  limits: z.array(z.extend(duty, { tested: z.boolean() })),
  /** What will apply from a day on: an ISO day, or null where none is set yet. */
  coming: z.array(z.extend(duty, { from: z.nullable(z.iso.date()) })),
  /** What no document can do: left to the website, the banner or the checkout, or to the owner to find out. */
  todo: z.array(duty),
  promises: z.array(promise),
  /** Each with what would have to be true, or the day from which it counts. */
  not_applicable: z.array(z.extend(duty, { why: z.array(z.string()) })),
  /** The text was changed by hand after the answers made it: what it says now is not looked at. */
  edited: z.boolean(),
});
export type CoverageResult = z.infer<typeof coverageResult>;

export const coverageOfAnswers = defineCall({
  id: 'coverageOfAnswers',
  method: 'POST',
  path: '/agreement/coverage',
  summary: 'What the document of these answers would meet of the law, duty by duty.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: null, of: 'nothing' },
  body: z.strictObject({ type: agreementType, answers, language }),
  result: coverageResult,
});

export const agreementCoverage = defineCall({
  id: 'agreementCoverage',
  method: 'GET',
  path: '/agreement/coverage/:id',
  summary: 'What the version that is served meets of the law, duty by duty.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  query: z.strictObject({ language }),
  result: coverageResult,
});
