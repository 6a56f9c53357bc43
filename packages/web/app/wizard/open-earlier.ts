import { applyPrefill, type Answers, type Questionnaire } from '@clausewright/library/questionnaires';
import { type Draft, type Opened, pauseBeforeAsking, scanIn, type StoredDraft } from '../draft.ts';

/** The draft of a new agreement that answers from before or of the address lead to. */
export async function openEarlier(
  questionnaire: Questionnaire,
  fresh: Draft,
  stored: StoredDraft | null,
  search: URLSearchParams,
): Promise<Opened> {
  const restored = stored !== null && stored.visited.length > 0;
  const draft = { ...(stored ?? fresh), ...scanIn(search) };
  const all = search.has('all');
  const id = search.get('site');
  if (id !== null) {
    const { draftOfSite } = await import('../site-profile/draft-of-site.ts');
    return draftOfSite({ id, all, questionnaire, stored, fresh: { ...fresh, ...scanIn(search) } });
  }
  const data = search.get('data');
  const isOld = restored && Date.now() - stored.at > pauseBeforeAsking;
  if (!data) return { draft, restored, ...(isOld && { since: stored.at }) };
  // Other answers are another request.
  const { request: _, ...kept } = draft;
  const answers = Object.assign(Object.create(null), kept.answers, applyPrefill(questionnaire, data));
  const site = all ? { site: { from: null, name: '', types: [], all: true } } : {};
  return { draft: { ...kept, ...site, answers: answers as Answers }, restored };
}
