/** What the first document of a website begins with: what its owner said of it in a table. */
import { domainToUnicode } from 'node:url';
import type { FactColumn } from '@clausewright/contract';
import { type Answers, type Questionnaire, siteProfile } from '@clausewright/library/questionnaires';
import type { Database } from '../../platform/database/schema.ts';
import { findFacts } from '../../websites/website-store.ts';

type Facts = Readonly<Partial<Record<FactColumn, string>>>;

interface Asked {
  id: string;
  ownerId: string;
  target: Questionnaire;
  /** ISO day. */
  today: string;
}

/** Null where the account has no such website. */
export async function profileOfWebsite(
  db: Database,
  { id, ownerId, target, today }: Asked,
): Promise<{ name: string; answers: Answers } | null> {
  const found = await findFacts(db, id, ownerId);
  if (found === null) return null;
  // As people write it: it is printed.
  const name = domainToUnicode(found.name) || found.name;
  // As if a document of this type had said it: what does not fit its questions falls away.
  const said = { questionnaire: target, answers: answersOf(found.facts, name) };
  return { name: found.facts.name ?? name, answers: siteProfile([said], target, today) };
}

function answersOf({ name, languages, company, person, country, email }: Facts, host: string): Answers {
  return {
    agreement_for: ['website'],
    website_url: `https://${host}`,
    ...(name && { website_name: name }),
    ...(company && { entity_type: 'business', business_name: company }),
    ...(person && { entity_type: 'individual', individual_name: person }),
    ...(country && { country }),
    ...(email && { contact_methods: ['email'], contact_email: email }),
    ...(languages && { document_languages: languages.split(' ') }),
  };
}
