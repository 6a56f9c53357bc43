import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  has,
  items,
  type Prose,
  prose,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { type PurposeAim, purposeAims } from '../../words/purpose-aims.ts';
import { contentPurpose } from '../../words/content-purpose.ts';
import { loadsContent } from '../../derive/embedded-content.ts';
import { type PurposeOption, type PurposeTitle, purposeTitles } from '../../words/purposes.ts';
import { underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { contentNames } from '../content-names.ts';
import { namedPurposes, purposeAs } from '../purpose-names.ts';

interface Nouns {
  titles: Record<PurposeTitle, Words>;
  aims: Record<PurposeAim, Words>;
  content: { title: Words };
}

/** Nobody is told of advertising that the service does not show. */
function aimOf(a: Context<PrivacyQuestions>['a'], purpose: PurposeOption): PurposeAim {
  if (purpose !== 'advertising') return purposeAs(a, purpose);
  if (a.ads !== 'yes') return 'own-advertising';
  return a.remarketing === 'yes' ? 'advertising' : 'others-advertising';
}

/** The chosen purposes with what they cover; 'other' stands for the owner's own words. */
function list(c: Context<PrivacyQuestions, Language, never, Nouns>, contentAim: Prose) {
  const named = namedPurposes(c, c.w.titles).flatMap(({ purpose, title }): (Words | Prose)[] => {
    if (purpose === 'other') return [];
    return purpose === undefined ? [title] : [prose`**${title}.** ${c.w.aims[aimOf(c.a, purpose)]}`];
  });
  const added = rows(c.say.custom_purposes).map((row) => prose`**${row.custom_purpose}**`);
  const shown = loadsContent(c.a) ? [prose`**${c.w.content.title}.** ${contentAim}`] : [];
  return items([...named, ...shown, ...(has(c.a.purposes, 'other') ? added : [])]);
}

/**
 * Drafting note. Article 13(1)(c) GDPR, Art. 19(2)(b) FADP, 11 CCR § 7011(e)(1)(C), the acts of the states, APP 1.4(c).
 * change: Article 13(3) GDPR. technical: what arises on every access, which no purpose of the list may cover.
 */
export const purposes = clause({
  id: 'pp.purposes',
  version: 6,
  ground: { answers: ['purposes'] },
  parts: {
    list: {
      meets: [
        'gdpr-13-1-c',
        'ch-19-2',
        'ccpa-7011-e1C',
        'us-states-purposes',
        'au-app-1-4',
        'apple-5-1-1-i-a',
        'play-data',
      ],
      when: (a) => a.pd_none_confirm !== 'yes',
    },
    // Nothing is collected on purpose, yet hosts and embedded content see who calls them.
    technical: {
      meets: [
        'gdpr-13-1-c',
        'ch-19-2',
        'ccpa-7011-e1C',
        'us-states-purposes',
        'au-app-1-4',
        'apple-5-1-1-i-a',
        'play-data',
      ],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    change: { law: 'Regulation (EU) 2016/679, Art. 13(3)', when: (a) => underEither(a) },
  },
  words: { titles: purposeTitles, aims: purposeAims, content: contentPurpose },
  texts: import.meta.url,
  values: {
    purposeList: (c, t) => list(c, t.snippet('contentAim', { contentNames: c.and(contentNames(c)) })),
  },
});
