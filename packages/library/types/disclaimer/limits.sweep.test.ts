/** What no Disclaimer may say: the `limit` entries of the law catalogue. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { isOnlyAmerican } from './conditions.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(80)];

function draftOf({ relevant }: Owner, language: Language): Draft {
  return assemble('DISCLAIMER', relevant, { language, today, blanks: false });
}

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'DISCLAIMER' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.toSorted()).toEqual([
    'ftc-465',
    'ftc-health',
    'nj-tccwna-disclaimer',
    'uctd-disclaimer',
    'uk-ucta',
  ]);
});

/** Words that the law forbids to say without a condition, in the language of the document. */
const absolute: { readonly [L in Language]: RegExp } = {
  de: /unter keinen Umständen|in keinem Fall|jegliche Haftung|jede Haftung|Haftung ist ausgeschlossen|keinerlei Haftung|übernehmen (?:wir )?keine Haftung/i,
  en: /under no circumstances|in no event|shall not be liable|any liability is excluded|accept no liability|no liability whatsoever/i,
  es: /en ningún caso|bajo ninguna circunstancia|toda responsabilidad|ninguna responsabilidad/i,
  fr: /en aucun cas|en aucune circonstance|toute responsabilité|aucune responsabilité/i,
  it: /in nessun caso|in nessuna circostanza|ogni responsabilità|nessuna responsabilità|qualsiasi responsabilità/i,
  nl: /in geen geval|onder geen enkele omstandigheid|iedere aansprakelijkheid|elke aansprakelijkheid|geen enkele aansprakelijkheid/i,
};
const limited: { readonly [L in Language]: { denial: RegExp; condition: RegExp } } = {
  de: {
    denial: /haften wir nicht/,
    condition: /nur soweit das anwendbare Recht es erlaubt, haften wir nicht/,
  },
  en: {
    denial: /not liable/,
    condition: /only to the extent that the applicable law permits, we are not liable/,
  },
  es: {
    denial: /no respondemos/,
    condition: /solo en la medida en que lo permita la ley aplicable, no respondemos/,
  },
  fr: {
    denial: /ne sommes pas responsables/,
    condition: /seulement dans la mesure où la loi applicable le permet, nous ne sommes pas responsables/,
  },
  it: {
    denial: /non rispondiamo/,
    condition: /solo nella misura in cui la legge applicabile lo consente, non rispondiamo/,
  },
  nl: {
    denial: /niet aansprakelijk/,
    condition: /alleen voor zover het toepasselijke recht dat toestaat, zijn wij niet aansprakelijk/,
  },
};
/** Intent, gross negligence, life and body, fraud, faulty products (uctd-disclaimer, uk-ucta). */
const carved: { readonly [L in Language]: readonly RegExp[] } = {
  de: [
    /Vorsatz und grobe Fahrlässigkeit/,
    /Lebens, des Körpers oder der Gesundheit/,
    /Arglist/,
    /Produkthaftung/,
  ],
  en: [/will?ful misconduct and gross negligence/, /death or personal injury/, /fraud/, /product liability/],
  es: [
    /dolo o culpa grave/,
    /muerte o por daños corporales/,
    /ocultado dolosamente/,
    /productos defectuosos/,
  ],
  fr: [/dol ou de faute lourde/, /décès ou d’atteinte/, /fraude/, /produits défectueux/],
  it: [/dolo o colpa grave/, /morte o di danno alla persona/, /frode/, /prodotti difettosi/],
  nl: [/opzet of grove schuld/, /overlijden of letsel/, /bedrog/, /producten met gebreken/],
};
const matches = (text: string, pattern: RegExp): number => text.match(new RegExp(pattern, 'g'))?.length ?? 0;

test.each(languages)('every exclusion of liability has its limits, in %s', (language) => {
  for (const owner of owners) {
    const draft = draftOf(owner, language);
    const text = draftText(draft);
    expect(text.match(absolute[language])?.[0], owner.name).toBeUndefined();
    const { denial, condition } = limited[language];
    // Towards consumers alone nothing is limited: an exclusion that the law voids would only deter.
    const limits = owner.relevant['consumer_type'] === 'consumers' ? 0 : 1;
    expect(matches(text, denial), owner.name).toBe(limits);
    expect(matches(text, condition), owner.name).toBe(limits);
    const places = partsPresent(draft).filter(({ clause }) => clause === 'di.liability');
    const printed = places.map(({ part }) => part);
    expect(printed.slice(0, 2)).toEqual(['contracts', 'always']);
    expect(printed.includes('consumers'), owner.name).toBe(owner.relevant['consumer_type'] !== 'businesses');
    expect(printed.includes('rest'), owner.name).toBe(limits === 1);
    // Only whoever addresses nobody but Americans leaves German unlimited liability out.
    const regions = owner.relevant['audience_regions'];
    const abroad =
      owner.relevant['country'] !== 'US' || (Array.isArray(regions) && regions.some((one) => one !== 'us'));
    expect(printed.includes('body'), owner.name).toBe(abroad);
    const liability = draftText(draft, 'di.liability');
    expect(
      carved[language].filter((pattern) => !pattern.test(liability)),
      owner.name,
    ).toEqual([]);
  }
});

test.each(languages)(
  'promises no bought and no suppressed reviews where reviews are shown, in %s (ftc-465)',
  (language) => {
    const reviewed = owners.filter(({ relevant }) => factsOf(relevant).has('biz:reviews'));
    expect(reviewed.length).toBeGreaterThan(10);
    for (const owner of reviewed) {
      const places = partsPresent(draftOf(owner, language)).map(({ clause, part }) => `${clause} ${part}`);
      expect(places, owner.name).toContain('di.testimonials fakes');
    }
  },
);

/** A disclaimer cures no claim, so that none is made: of healing, of a sure result, of proof. */
const claimed: { readonly [L in Language]: RegExp } = {
  de: /garantier|\bheil(?:t|en)\b|klinisch|wissenschaftlich bewiesen|nachweislich/i,
  en: /guaranteed? results|\bcures?\b|clinically|scientifically proven/i,
  es: /resultados garantizados|\bcuran?\b|clínicamente|científicamente probad/i,
  fr: /résultats garantis|\bguéri(?:t|ssent)\b|cliniquement|scientifiquement prouvé/i,
  it: /risultati garantiti|\bguarisc(?:e|ono)\b|clinicamente|scientificamente provat/i,
  nl: /gegarandeerde resultaten|\bgenee(?:st|zen)\b|klinisch|wetenschappelijk bewezen/i,
};
test.each(languages)('never claims that something heals, in %s (ftc-health)', (language) => {
  const bodily = owners.filter(({ relevant }) =>
    (['biz:health-content', 'biz:fitness', 'biz:supplements'] as const).some((fact) =>
      factsOf(relevant).has(fact),
    ),
  );
  expect(bodily.length).toBeGreaterThan(20);
  for (const owner of bodily) {
    const text = draftText(draftOf(owner, language), 'di.medical', 'di.fitness', 'di.products', 'di.email');
    // The statement of the FDA denies a cure in English.
    const ours = text.replaceAll(/This statement has not been|intended to diagnose, treat, cure/g, '');
    expect(ours.match(claimed[language])?.[0], owner.name).toBeUndefined();
  }
});

const shortVersions: { readonly [L in Language]: readonly string[] } = {
  de: ['Für die Fußzeile', 'Für E-Mails', 'Für Videobeschreibungen'],
  en: ['For a footer', 'For emails', 'For video descriptions'],
  es: ['Para el pie de página', 'Para correos electrónicos', 'Para descripciones de vídeos'],
  fr: ['Pour un pied de page', 'Pour les courriels', 'Pour les descriptions de vidéos'],
  it: ['Per il piè di pagina', 'Per le e-mail', 'Per le descrizioni dei video'],
  nl: ['Voor de voettekst', 'Voor e-mails', 'Voor videobeschrijvingen'],
};
test.each(languages)('footer and video texts state what their readers must know, in %s', (language) => {
  const [footer = '', mail = '', video = ''] = shortVersions[language];
  const short = owners.filter(({ relevant }) => relevant['d_email'] === 'yes');
  expect(short.length).toBeGreaterThan(10);
  for (const owner of short) {
    const draft = draftOf(owner, language);
    const text = draftText(draft, 'di.email');
    // Headings of American owners have capitals.
    const at = (title: string): number => text.toLowerCase().indexOf(title.toLowerCase());
    const inFooter = text.slice(at(footer), at(mail));
    const inVideo = text.slice(at(video));
    const said = (part: string): string[] =>
      partsPresent(draft)
        .filter((place) => place.clause === 'di.email' && place.part === part)
        .map((place) => place.text.replaceAll('\u00A0', ' '));
    for (const part of ['affiliate', 'amazon']) {
      const [once = '', again = ''] = said(part);
      expect(
        [inFooter, inVideo].map((one) => one.includes(once) && one.includes(again)),
        owner.name,
      ).toEqual([true, true]);
    }
    for (const [part, other] of [
      ['health', 'videoHealth'],
      ['money', 'videoMoney'],
      ['law', 'videoLaw'],
    ] as const) {
      expect(said(part).length, owner.name).toBe(said(other).length);
      for (const sentence of said(part)) expect(inFooter).toContain(sentence);
      for (const sentence of said(other)) expect(inVideo).toContain(sentence);
    }
  }
});

test('a disclaimer for Americans alone speaks of American law only, in American English', () => {
  const domestic = owners.filter(({ relevant }) => isOnlyAmerican(relevant));
  expect(domestic.length).toBeGreaterThan(1);
  for (const owner of domestic) {
    const text = draftText(draftOf(owner, 'en'));
    const found = text.match(
      /mandatory|essential contractual|wilful|enquir|trade marks|country in which (?:we|you)/i,
    );
    expect(found?.[0], owner.name).toBeUndefined();
  }
});
