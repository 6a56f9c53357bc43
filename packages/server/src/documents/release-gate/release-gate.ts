/** What holds a document back: wording that nobody compared with the law's own, until the operator did. */
import { assemble, mayContainPrescribed, withBanner } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { Draft } from '@clausewright/engine/document/tree';
import type { WithheldWording } from '@clausewright/contract';
import type { Plan } from '../planning/plan-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { listVersionDocuments, type Version } from '../records/version-store.ts';
import { carriedWording } from '../prescribed-wording/carried-wording.ts';
import {
  findPrescribed,
  isUnverified,
  sameWording,
  type Wording,
} from '../prescribed-wording/prescribed-texts.ts';
import { listReleases } from './release-store.ts';

type JudgePorts = Pick<InstancePorts, 'db' | 'mode'>;

/** Those of the wordings that hold a document back here: outside production nobody relies on one yet. */
export async function findWithheldWording(
  { db, mode }: JudgePorts,
  carried: readonly Wording[],
): Promise<readonly Wording[]> {
  if (mode !== 'production' || carried.length === 0) return [];
  const released: readonly Wording[] = await listReleases(db);
  return carried.filter((one) => !isVerified(one) && !released.some((other) => sameWording(one, other)));
}

/** A later release of this program may have compared the very same words. */
function isVerified(wording: Wording): boolean {
  const text = findPrescribed(wording.id, wording.language);
  return text !== undefined && !isUnverified(text) && sameWording(text, wording);
}

/** What holds a version back that is not served yet. */
export async function withheldInVersion(
  ports: JudgePorts,
  version: Pick<Version, 'id' | 'wording' | 'answers'>,
): Promise<readonly Wording[]> {
  if (ports.mode !== 'production') return [];
  if (version.wording !== null) return findWithheldWording(ports, version.wording);
  const documents = await listVersionDocuments(ports.db, version.id);
  const words = documents.map(({ language, document }) => ({ language, blocks: document.children }));
  return findWithheldWording(ports, carriedWording(words, version.answers));
}

/** What would hold back the documents of answers; `shown` is the draft of one of them. */
export async function withheldInPlan(
  ports: JudgePorts,
  plan: Plan,
  shown: Draft,
): Promise<readonly Wording[]> {
  if (ports.mode !== 'production' || !mayContainPrescribed(plan.type)) return [];
  const relevant = withBanner(plan.evaluation.relevant, plan.scope.banner);
  const drafts = plan.scope.languages.map((language) =>
    language === shown.language
      ? shown
      : assemble(plan.type, relevant, { language, today: plan.today, blanks: true }),
  );
  return withheldInDrafts(ports, drafts, relevant);
}

/** What would hold back documents that are not finished yet. */
export async function withheldInDrafts(
  ports: JudgePorts,
  drafts: readonly Draft[],
  answers: Answers,
): Promise<readonly Wording[]> {
  if (ports.mode !== 'production') return [];
  const words = drafts
    .filter(({ type }) => mayContainPrescribed(type))
    .map(({ language, clauses }) => ({ language, blocks: clauses.flatMap(({ blocks }) => blocks) }));
  return findWithheldWording(ports, carriedWording(words, answers));
}

/** As a caller sees them. */
export function describeWithheldWording(held: readonly Wording[]): WithheldWording[] {
  return held.map((one) => {
    const { id, language } = one;
    const now = findPrescribed(id, language);
    return { id, language, title: now?.title ?? id, outdated: now === undefined || !sameWording(now, one) };
  });
}
