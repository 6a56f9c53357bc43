/** The other documents of the site that a document is for. */
import type { SiteDocument } from '@clausewright/agreements/clauses';
import { type Answers, evaluate } from '@clausewright/agreements/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { domainOf } from '../consents/domain-of.ts';
import type { Database } from '../database/schema.ts';
import { questionnaireOf } from './plan-agreement.ts';
import { answersOfVersions, type ServedPlace, servedPlaces } from './site-documents-store.ts';

export interface ServedDocument extends SiteDocument {
  agreementId: string;
}

interface Asked {
  ownerId: string;
  /** Of the document itself: others of its type are left out. */
  type: AgreementType;
  /** Relevant ones. */
  answers: Answers;
}

/**
 * Served ones of the same owner with another type. Each agreement has a row of its own in the table of sites, so
 * what tells that two are for the same is the address, or the name of the app where there is one.
 */
export async function documentsOfSite(
  db: Database,
  { ownerId, type, answers }: Asked,
): Promise<ServedDocument[]> {
  const own = placeOf(textOf(answers['website_url']), textOf(answers['app_name']));
  if (own.domain === null && own.app === null) return [];
  const places = (await servedPlaces(db, { ownerId, except: type })).filter((place) => isSame(own, place));
  // Most owners have one document of a site: nothing more is read for them.
  if (places.length === 0) return [];
  const given = await answersOfVersions(
    db,
    places.map(({ versionId }) => versionId),
  );
  return places.flatMap(({ agreementId, versionId, type: otherType }) => {
    const questionnaire = questionnaireOf(otherType);
    const version = given.get(versionId);
    if (questionnaire === null || version === undefined) return [];
    const today = version.createdAt.toISOString().slice(0, 10);
    const { relevant } = evaluate(questionnaire, version.answers, { today });
    return [{ agreementId, type: otherType, answers: relevant }];
  });
}

interface Place {
  domain: string | null;
  app: string | null;
}

function isSame(own: Place, { siteAddress, appName }: ServedPlace): boolean {
  const other = placeOf(siteAddress, appName);
  return (own.domain !== null && own.domain === other.domain) || (own.app !== null && own.app === other.app);
}

function placeOf(address: string | null, appName: string | null): Place {
  const app = appName?.normalize('NFKC').trim().toLowerCase() ?? '';
  return { domain: address === null ? null : domainOf(address), app: app === '' ? null : app };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
