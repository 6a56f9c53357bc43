/** What the way in knows for the banner: its wizard opens with it, whichever way leads there. */
import { newDraft, storedDraft, storeDraft } from '../draft.ts';
import { draftKey } from '../consent/wizard/consent-draft.ts';
import { bannerCatalogue } from '../consent/vendor-catalogue.ts';
import { getChosen } from '../wizard/choosing.ts';
import { serviceAnswer } from './seen-answers.ts';
import type { Writing } from './use-writing.ts';

type Known = Pick<Writing, 'draft' | 'documents' | 'suggestions' | 'language'>;

/** The address that was looked at, else the one that a document asked for; empty for an app. */
export function addressOf({ draft, documents }: Pick<Known, 'draft' | 'documents'>): string {
  if (!draft.places.includes('website')) return '';
  const told = documents.map(({ answers }) => answers['website_url']).find((one) => typeof one === 'string');
  return draft.address || (told ?? '');
}

/** Seen services that nobody denied, and what the documents name. */
function servicesOf({ draft, documents, suggestions }: Known): string[] {
  const seen = (suggestions?.vendors ?? []).filter(
    (one) => one.known && serviceAnswer(draft.services, one) !== 'no',
  );
  const named = documents.flatMap(({ evaluation }) =>
    evaluation.steps
      .flatMap(({ questions }) => questions)
      .filter(({ question }) => question.kind === 'vendors')
      .flatMap(({ path }) => getChosen(evaluation.relevant[path])),
  );
  return [...new Set([...seen.map(({ id }) => id), ...named])];
}

/** A banner that somebody is making already stays as it is. */
export async function beginBanner(known: Known): Promise<void> {
  const { draft, language } = known;
  const site = addressOf(known);
  const stored = storedDraft(draftKey);
  if (!draft.banner || site === '' || (stored !== null && stored.visited.length > 0)) return;
  const catalogue = await bannerCatalogue(language);
  const vendors = servicesOf(known).filter((id) => catalogue[id]?.isRetired === false);
  const answers = { languages: [language], site, ...(vendors.length > 0 && { vendors }) };
  storeDraft(
    draftKey,
    { ...newDraft(answers), ...(draft.scan !== null && { scan: draft.scan }) },
    Date.now(),
  );
}
