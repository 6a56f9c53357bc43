/*
 * Cal. Bus. & Prof. Code § 22575(b)(5) and (6). Delaware's statute asks for the same two (§ 1205C(b)(5) and (6)) and
 * Nevada's for the second (NRS 603A.340(1)(d)): where this section stands, it says them for all three.
 */
import { has } from '@clausewright/engine/document/authoring';
import { othersMayTrack } from '../../derive/others-track.ts';
import { collectionByOthers, trackingTitle } from '../../words/collection-by-others.ts';
import { clause } from '../../clause.ts';

export const caloppa = clause({
  id: 'pp.caloppa',
  version: 3,
  when: (a) => has(a.laws, 'caloppa'),
  ground: { answers: ['dnt'] },
  parts: {
    heard: { meets: ['caloppa-22575-b5', 'de-1205C'], when: (a) => a.dnt === 'supported' },
    ignored: { meets: ['caloppa-22575-b5', 'de-1205C'], when: (a) => a.dnt !== 'supported' },
    others: { meets: ['caloppa-22575-b6', 'de-1205C', 'nv-603A-340'], when: othersMayTrack },
    nobody: { meets: ['caloppa-22575-b6', 'de-1205C', 'nv-603A-340'], when: (a) => !othersMayTrack(a) },
  },
  words: collectionByOthers,
  texts: import.meta.url,
  values: {
    trackingTitle,
  },
});
