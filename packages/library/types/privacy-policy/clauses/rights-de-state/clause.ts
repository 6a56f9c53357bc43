/*
 * Delaware Online Privacy and Protection Act, Del. Code tit. 6, § 1205C. Categories, recipients, ways to review data, changes
 * and date stand in the body; here stand the answer to Do Not Track (§ 1205C(b)(5)) and what others collect (b)(6). Where
 * California's section stands, it says both for Delaware too. Left out: advertising to children and book services
 * (§§ 1204C, 1206C), which are no matter of the notice.
 */
import { has } from '@clausewright/engine/document/authoring';
import { othersMayTrack } from '../../derive/others-track.ts';
import { collectionByOthers } from '../../words/collection-by-others.ts';
import { clause } from '../../clause.ts';

export const rightsDeState = clause({
  id: 'pp.rights.de_state',
  version: 2,
  when: (a) => has(a.laws, 'de_doppa') && !has(a.laws, 'caloppa'),
  ground: { answers: ['dnt'] },
  parts: {
    heard: { meets: ['de-1205C'], when: (a) => a.dnt === 'supported' },
    ignored: { meets: ['de-1205C'], when: (a) => a.dnt !== 'supported' },
    others: { meets: ['de-1205C', 'nv-603A-340'], when: othersMayTrack },
    nobody: { meets: ['de-1205C', 'nv-603A-340'], when: (a) => !othersMayTrack(a) },
  },
  words: collectionByOthers,
  texts: import.meta.url,
});
