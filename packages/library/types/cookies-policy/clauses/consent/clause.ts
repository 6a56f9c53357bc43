import { given, has } from '@clausewright/engine/document/authoring';
import { deviceStatutes, statuteOf } from '../../../../shared/words/device-statutes.ts';
import { inUnion, mayNeedConsent, owesConsent, usesNothing } from '../../uses.ts';
import { clause } from '../../clause.ts';

const information = [
  'eprivacy-5-3',
  'fr-82',
  'de-tdddg-25',
  'nl-tw-11-7a',
  'es-lssi-22-2',
  'cookie-refusal',
  'uk-pecr-6',
] as const;

/**
 * How people decide: Art. 5(3) ePrivacy Directive with Art. 4(11) and 7 GDPR; the CNIL's guidelines 2020-091
 * (how to accept or refuse, what follows from either) and recommendation 2020-092 (how long a choice holds).
 * Under these laws silence is a refusal; where none of them was chosen the text follows the owner's model.
 */
export const consent = clause({
  id: 'cp.consent',
  version: 2,
  when: (a) => !usesNothing(a),
  ground: { answers: ['cat_essential'] },
  parts: {
    asked: { meets: information, when: (a) => a.banner_model === 'opt-in' && a.banner === 'another' },
    region: { meets: information, when: (a) => a.banner_model === 'by-region' && a.banner === 'another' },
    until: {
      answers: ['banner_model', 'banner'],
      when: (a) => a.banner_model === 'opt-out' && a.banner === 'another',
    },
    notice: {
      answers: ['banner_model', 'banner'],
      when: (a) => a.banner_model === 'notice' && a.banner === 'another',
    },
    unasked: {
      meets: information,
      when: (a) => a.banner !== 'another' && owesConsent(a) && mayNeedConsent(a),
    },
    onlyNecessary: {
      answers: ['banner'],
      when: (a) => a.banner !== 'another' && owesConsent(a) && !mayNeedConsent(a),
    },
    free: {
      answers: [
        'banner',
        'analytics',
        'cookie_table',
        'social_media',
        'ads',
        'remarketing',
        'embeds',
        'cat_functionality',
      ],
      when: (a) => a.banner !== 'another' && !owesConsent(a) && mayNeedConsent(a),
    },
    consequences: {
      meets: ['cookie-refusal', 'es-lssi-22-2', 'fr-82'],
      when: (a) => owesConsent(a) && mayNeedConsent(a),
    },
    remembered: {
      meets: ['cnil-choice-memory'],
      when: (a) => a.banner_model !== 'notice' && a.banner === 'another' && !given(a.site_banner_days),
    },
    // What the banner does is said, whatever was answered.
    kept: {
      meets: ['cnil-choice-memory'],
      when: (a) => a.banner_model !== 'notice' && a.banner === 'another' && given(a.site_banner_days),
    },
    proof: { law: '?', when: (a) => a.banner === 'another' && has(a.laws, 'gdpr') },
    basis: { meets: ['gdpr-r30-cookies', 'at-tkg-165'], when: inUnion },
    consentBasis: { law: '?', when: mayNeedConsent },
    statute: { law: '?', when: (a) => statuteOf(a.country) !== undefined },
    directive: { law: '?', when: (a) => statuteOf(a.country) === undefined },
  },
  words: deviceStatutes,
  texts: import.meta.url,
  values: {
    months: (c, t) => c.plural(c.a.consent_months ?? 0, t.phrases('months')),
    statuteName: (c) => c.w[statuteOf(c.a.country) ?? 'DE'],
  },
});
