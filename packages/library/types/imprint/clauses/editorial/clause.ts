import { given, has, prose } from '@clausewright/engine/document/authoring';
import { isIndividual } from '../../../../shared/words/owner.ts';
import { clause, type Given } from '../../clause.ts';
import { isIn, isPerson } from '../seat.ts';

function isAsked(a: Given): boolean {
  return isIn('FR')(a) || (isIn('DE')(a) && has(a.site_kind, 'content'));
}

/** § 18(2) MStV wants one person with an address, art. 93-2 of law 82-652 the legal representative: asked of every owner that is not a person. */
export const editorial = clause({
  id: 'im.editorial',
  version: 1,
  when: isAsked,
  ground: { law: '§ 18(2) MStV; Art. 93-2 loi 82-652' },
  parts: {
    german: { law: '§ 18(2) MStV', when: isIn('DE') },
    french: { law: 'Art. 93-2 loi 82-652', when: isIn('FR') },
    editor: {
      meets: ['imprint-de-mstv-18-2', 'imprint-fr-lcen-director'],
      answers: ['publication_director'],
    },
    above: { law: '§ 18(2) MStV', when: (a) => isIn('DE')(a) && !given(a.publication_address) },
    other: { answers: ['publication_address'], when: (a) => given(a.publication_address) },
    chief: { answers: ['chief_editor'], when: (a) => given(a.chief_editor) },
  },
  texts: import.meta.url,
  values: {
    editorName: ({ a, say }) => {
      // Read whether printed or not, so that the questions are known as those of the clause.
      const { publication_director, owner_person, individual_name } = say;
      if (isIndividual(a)) return prose`${individual_name}`;
      return isPerson(a) ? prose`${owner_person}` : prose`${publication_director}`;
    },
  },
});
