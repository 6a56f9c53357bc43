import type { compareVersions as compareCall, Language, ResultOf } from '@clausewright/contract';
import { redline } from '@clausewright/documents';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { numberedAs } from '../planning/heading-numbers.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { toClauses } from '../planning/update-merge.ts';
import { type GeneratedText, textsInLanguage } from '../records/version-store.ts';
import { redlineWords } from '../page-frame/hosted-messages.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { neverServedReason } from '../release-gate/not-served-reason.ts';
import { findVersionsByNumber } from './version-list-store.ts';

export interface CompareInput {
  id: string;
  caller: Caller;
  from: number;
  to: number;
  language: Language | undefined;
}

/**
 * What changed between two versions that were served, or would by the one that only waits for its owner; of others
 * nothing is told but what they wait for.
 */
export async function compareVersions(
  ports: Pick<InstancePorts, 'db' | 'mode' | 'clock'>,
  input: CompareInput,
): Promise<Outcome<ResultOf<typeof compareCall>>> {
  const { db } = ports;
  const opened = await openAgreement(db, input.id, input.caller);
  if (!opened.ok) return opened;
  const rows = await findVersionsByNumber(db, opened.agreement.id, [input.from, input.to]);
  const from = rows.find(({ number }) => number === input.from);
  const to = rows.find(({ number }) => number === input.to);
  if (from === undefined || to === undefined) return { ok: false, reason: 'not-found' };
  for (const { id } of [from, to].filter(({ servedAt }) => servedAt === null)) {
    const refused = await neverServedReason(ports, opened.agreement, id);
    if (refused.reason !== 'waits-for-review') return refused;
  }
  const languages = to.languages.filter((language) => from.languages.includes(language));
  const language = languages.find((one) => one === input.language) ?? languages[0];
  if (language === undefined) {
    const named = input.language ?? to.languages[0] ?? 'en';
    return { ok: true, value: { language: named, languages: [], same: false, clauses: [] } };
  }
  const texts = await textsInLanguage(db, [from.id, to.id], language);
  const [before, after] = [texts.get(from.id), texts.get(to.id)];
  if (before === undefined || after === undefined) throw new Error('a version lacks one of its languages');
  const clauses = from === to ? redlineOf(before, after) : changesBetween(before, after);
  return {
    ok: true,
    value: { language, languages, same: clauses.every(({ change }) => change === 'same'), clauses },
  };
}

/** The changes of two documents; what is the same is named without its text. */
export function changesBetween(before: GeneratedText, after: GeneratedText): ReturnType<typeof redline> {
  return redlineOf(before, after).map((clause) =>
    clause.change === 'same' ? { ...clause, html: '' } : clause,
  );
}

/** That a number moved is no change. */
function redlineOf(before: GeneratedText, after: GeneratedText): ReturnType<typeof redline> {
  const now = toClauses(after);
  const words = redlineWords(after.document.language);
  return redline(numberedAs(toClauses(before), now), now, words);
}
