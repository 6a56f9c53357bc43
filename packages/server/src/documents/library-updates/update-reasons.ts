import { changedClauses, changedLaws, reasonFor, getLawLabel } from '@clausewright/library/clauses';
import type { AgreementType, Language, UpdateReason } from '@clausewright/contract';
import type { Agreement } from '../records/agreement-store.ts';
import { hashValues } from '../planning/plan-agreement.ts';
import type { Version } from '../records/version-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { mailWords } from '../../platform/mail/mail-words.ts';
import { waitingReasons, type WaitingReasons } from './library-check-store.ts';

/** Why a newer text waits for the version that is served, in words; empty where none does. */
export async function updateReasons(
  db: Database,
  { id, type }: Pick<Agreement, 'id' | 'type'>,
  language: Language,
): Promise<UpdateReason[]> {
  const waiting = await waitingReasons(db, id);
  return waiting === null ? [] : describeReasons(type, waiting, language);
}

export function describeReasons(
  type: AgreementType,
  { reasons, clauseVersions, lawCatalogueVersion }: WaitingReasons,
  language: Language,
): UpdateReason[] {
  const clauses = new Map(changedClauses(type, clauseVersions).map(({ id, change }) => [id, change]));
  const laws = new Map(changedLaws(lawCatalogueVersion).map(({ id, change }) => [id, change]));
  const say = mailWords(language);
  const wordsOf = (kind: UpdateReason['kind'], id: string): string => {
    if (kind === 'questions') return say('newer-text.questions');
    if (kind === 'banner') return say('newer-text.banner');
    const change = (kind === 'law' ? laws : clauses).get(id);
    if (change !== undefined) return reasonFor(change, language);
    return kind === 'law'
      ? say('newer-text.law', { law: getLawLabel(id, language) })
      : say('newer-text.other');
  };
  return reasons.map(({ kind, id }) => ({ kind, id, text: wordsOf(kind, id) }));
}

/** Names what waits, whichever library found it: the same is told once. */
export function hashReasons(
  type: AgreementType,
  { reasons, clauseVersions, lawCatalogueVersion, library }: WaitingReasons & Pick<Version, 'library'>,
): string {
  const clauses = new Map(changedClauses(type, clauseVersions).map(({ id, to }) => [id, to]));
  const laws = new Map(changedLaws(lawCatalogueVersion).map(({ id, change }) => [id, change.lawCatalogue]));
  const what = reasons.map(({ kind, id }) => {
    const made = kind === 'clause' ? clauses.get(id) : kind === 'law' ? laws.get(id) : undefined;
    return [kind, id, made ?? null];
  });
  // Words that clauses share have no number: they may wait again once the document was brought up to them.
  return hashValues([library, what]);
}
