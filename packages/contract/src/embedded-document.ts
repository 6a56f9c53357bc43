/** A document as `/live/{token}.json` gives it to pages and programs of others. */
import * as z from 'zod/mini';
import { language, moment } from './fields.ts';

export const embeddedDocument = z
  .object({
    title: z.string(),
    /** Who speaks in it. */
    publisher: z.string(),
    language,
    /** The language that was asked for is not there: this is the first one of the document. */
    fallback: z.boolean(),
    languages: z.array(language),
    version: z.int(),
    /** The version that holds now. */
    current_version: z.int(),
    /** The day from which it holds, as its owner said. */
    effective_date: z.nullable(z.iso.date()),
    /** When this version was published. */
    updated_at: moment,
    /** The hosted page of this version in this language. */
    url: z.string(),
    /** The hosted page of the version that holds now. */
    canonical: z.string(),
    /** Where requests about personal data are made: of a privacy policy whose website has a desk for them. */
    requests_url: z.nullable(z.string()),
    /** One `<article>` without scripts and styles. */
    html: z.string(),
    sections: z.array(z.object({ id: z.string(), number: z.nullable(z.int()), title: z.string() })),
  })
  .register(z.globalRegistry, {
    id: 'EmbeddedDocument',
    description: 'A published document, to be shown on a page or read by a program.',
  });
export type EmbeddedDocument = z.output<typeof embeddedDocument>;

/** Level of the title among the headings of the page that it stands in. */
export const titleLevels = ['1', '2', '3', '4'] as const;

export const embeddedQuery = z.object({
  language: z.optional(z.string().check(z.maxLength(35))),
  version: z.optional(z.string().check(z.maxLength(35))),
  heading: z.optional(z.enum(titleLevels)),
});
