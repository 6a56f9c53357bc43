import {
  type Context,
  given,
  has,
  paragraphs,
  type Prose,
  prose,
  rows,
  sequence,
} from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { aiFeatureWords, featuresThat } from '../../words/ai-features.ts';
import { underBritish, underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Each decision with its logic, its effect and, where the owner gave one, its own way to a review. */
function decisions(
  c: Context<PrivacyQuestions>,
  labels: { logic: Prose; effect: Prose; review: Prose },
): Prose {
  return sequence(
    rows(c.say.automated_decisions).map((row, i) =>
      sequence([
        prose`
          ### ${row.decision_name}

          **${labels.logic}**

          ${paragraphs(row.decision_logic, c.language)}

          **${labels.effect}**

          ${paragraphs(row.decision_effect, c.language)}`,
        ...(given(c.a.automated_decisions?.[i]?.decision_review)
          ? [
              prose`
              **${labels.review}**

              ${paragraphs(row.decision_review, c.language)}`,
            ]
          : []),
      ]),
    ),
  );
}

/**
 * Drafting note. Articles 13(2)(f), 14(2)(g) and 22 GDPR, Guidelines WP251 rev.01. decisions: logic and consequences in the
 * owner's words. grounds: Article 22(2). special: Article 22B UK GDPR. review: Article 22(3), Article 22C UK GDPR, Art.
 * 21(2) FADP. features: software that assesses without deciding is told for transparency alone (Article 5(1)(a)).
 * California's rights stand in pp.rights.ca_requests.
 */
export const adm = clause({
  id: 'pp.adm',
  version: 5,
  when: (a) =>
    has(a.ai_features, 'recommendations', 'moderation', 'scoring') ||
    (underEither(a) && given(a.ai_features)),
  ground: { answers: ['ai_features'] },
  parts: {
    features: {
      answers: ['ai_features'],
      when: (a) => has(a.ai_features, 'recommendations', 'moderation', 'scoring'),
    },
    // Act P-39.1, s. 8.1: off until somebody switches it on.
    quebec: {
      promise: 'quebec_off',
      when: (a) => has(a.laws, 'quebec_25') && has(a.ai_features, 'recommendations'),
    },
    none: { meets: ['gdpr-13-2-f'], when: (a) => !has(a.ai_features, 'scoring') },
    decisions: { meets: ['gdpr-13-2-f'], when: (a) => has(a.ai_features, 'scoring') },
    grounds: {
      law: 'Regulation (EU) 2016/679, Art. 22(2)',
      when: (a) => has(a.ai_features, 'scoring') && has(a.laws, 'gdpr'),
    },
    special: {
      law: 'UK GDPR, Art. 22B',
      when: (a) => has(a.ai_features, 'scoring') && underBritish(a) && holdsFact(a, 'data:special-category'),
    },
    review: { meets: ['gdpr-22-3', 'uk-gdpr-22C', 'ch-21'], when: (a) => has(a.ai_features, 'scoring') },
  },
  words: aiFeatureWords,
  texts: import.meta.url,
  values: {
    featuresThatAssess: (c) => featuresThat('assess', c),
    decisionList: (c, t) => decisions(c, t.phrases('decisionKinds')),
  },
});
