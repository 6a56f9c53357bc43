import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { deviceStatutes, statuteOf } from '../../../../shared/words/device-statutes.ts';
import { inUnion, mayNeedConsent, owesConsent, usesNothing } from '../../uses.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';

/** Countries whose language the document speaks, beside the owner's own. */
const countriesOf = { de: ['DE', 'AT'], en: [], es: ['ES'], fr: ['FR'], it: ['IT'], nl: ['NL'] } as const;

function readersOf({ document_languages: spoken, country }: Context<CookiesQuestions>['a']) {
  const places = (spoken ?? []).flatMap((language) => countriesOf[language]);
  return places.filter((place) => place !== country);
}

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
  version: 4,
  when: (a) => !usesNothing(a),
  ground: { answers: ['banner', 'banner_model'] },
  parts: {
    asked: { meets: information, when: (a) => a.banner_model === 'opt-in' && a.banner === 'another' },
    region: { meets: information, when: (a) => a.banner_model === 'by-region' && a.banner === 'another' },
    // Our own banner shows both buttons alike; of another nobody knows it.
    equal: { banner: true, when: (a) => given(a.site_banner_days) },
    until: {
      answers: ['banner', 'banner_model'],
      when: (a) => a.banner_model === 'opt-out' && a.banner === 'another',
    },
    notice: {
      answers: ['banner', 'banner_model'],
      when: (a) => a.banner_model === 'notice' && a.banner === 'another',
    },
    unasked: {
      meets: information,
      when: (a) => a.banner !== 'another' && owesConsent(a) && mayNeedConsent(a),
    },
    onlyNecessary: {
      answers: ['banner', 'analytics', 'social_media', 'ads'],
      when: (a) => a.banner !== 'another' && owesConsent(a) && !mayNeedConsent(a),
    },
    free: {
      answers: ['banner', 'analytics', 'social_media', 'ads'],
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
    proof: {
      law: 'Regulation (EU) 2016/679, Art. 7(1)',
      when: (a) => a.banner === 'another' && has(a.laws, 'gdpr'),
    },
    watched: { banner: true, when: (a) => given(a.site_banner_watch) },
    basis: { meets: ['gdpr-r30-cookies', 'at-tkg-165'], when: inUnion },
    consentBasis: { law: 'Regulation (EU) 2016/679, Art. 6(1)(a)', when: mayNeedConsent },
    statute: {
      law: 'Directive 2002/58/EC, Art. 5(3), and the national law that carries it out',
      when: (a) => statuteOf(a.country) !== undefined,
    },
    // What the law of the readers' own countries is called (decision 025).
    readers: {
      law: 'Directive 2002/58/EC, Art. 5(3), and the national law that carries it out',
      when: (a) => inUnion(a) && readersOf(a).length > 0,
    },
    directive: {
      law: 'Directive 2002/58/EC, Art. 5(3), and the national law that carries it out',
      when: (a) => statuteOf(a.country) === undefined,
    },
  },
  words: deviceStatutes,
  texts: import.meta.url,
  values: {
    months: (c, t) => c.plural(c.a.consent_months ?? 0, t.phrases('months')),
    readerStatutes: (c, t) =>
      readersOf(c.a).map((place) =>
        t.snippet('reader', { place: c.country(place), statuteName: c.w[place] }),
      ),
    statuteName: (c) => c.w[statuteOf(c.a.country) ?? 'DE'],
  },
});
