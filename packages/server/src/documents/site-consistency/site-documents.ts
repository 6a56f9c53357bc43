/** The other documents of the site that a document is for. */
import type { SiteDocument } from '@clausewright/library/clauses';
import { type AnsweredDocument, type Answers, evaluate } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import { isSamePlace, type Place, toPlace } from './place.ts';
import { findQuestionnaire } from '../planning/plan-agreement.ts';
import { findVersionAnswers, documentPlaces } from './site-documents-store.ts';

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

/** Served ones of the same owner with another type. */
export async function listSiteDocuments(
  db: Database,
  { ownerId, type, answers }: Asked,
): Promise<ServedDocument[]> {
  const all = await listSiteVersions(db, { ownerId, answers, version: 'served' });
  return all
    .filter((one) => one.questionnaire.type !== type)
    .map(({ agreementId, questionnaire, answers: given, createdAt }) => {
      const today = createdAt.toISOString().slice(0, 10);
      const { relevant } = evaluate(questionnaire, given, { today });
      return { agreementId, type: questionnaire.type, answers: relevant };
    });
}

export interface SiteVersion extends AnsweredDocument {
  agreementId: string;
  liveToken: string;
  currentVersionId: string | null;
  createdAt: Date;
}

/**
 * One version of each document of an owner that is for the same site, oldest first. Each agreement has a row of its own in
 * the table of sites, so what tells that two are for the same is the address, or the name of the app where there is one.
 */
export async function listSiteVersions(
  db: Database,
  { ownerId, answers, version }: { ownerId: string; answers: Answers; version: 'served' | 'latest' },
): Promise<SiteVersion[]> {
  const own = toAnsweredPlace(answers);
  if (own.domain === null && own.app === null) return [];
  const places = (await documentPlaces(db, { ownerId, version })).filter(({ siteAddress, appName }) =>
    isSamePlace(own, toPlace(siteAddress, appName)),
  );
  // Most owners have one document of a site: nothing more is read for them.
  if (places.length === 0) return [];
  const given = await findVersionAnswers(
    db,
    places.map(({ versionId }) => versionId),
  );
  return places.flatMap(({ agreementId, liveToken, currentVersionId, versionId, type }) => {
    const questionnaire = findQuestionnaire(type);
    const found = given.get(versionId);
    if (questionnaire === null || found === undefined) return [];
    return [{ agreementId, liveToken, currentVersionId, questionnaire, ...found }];
  });
}

export function toAnsweredPlace(answers: Answers): Place {
  return toPlace(textOf(answers['website_url']), textOf(answers['app_name']));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
