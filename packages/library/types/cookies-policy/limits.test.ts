/** What no Cookies Policy may say: the `limit` entries of the law catalogue. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { blockText } from '@clausewright/engine/document/tree-text';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { ownerOf, ownerWith, type Owner } from './testing/owners.ts';
import { profiles } from './testing/profiles.ts';

const named = Object.entries(profiles).map(([name, answers]) => ownerWith(name, answers));
const owners = [...named, ...Array.from({ length: 100 }, (_, seed) => ownerOf(seed))];

function textOf({ relevant }: Owner, language: Language): string {
  return assemble('COOKIES_POLICY', relevant, { language, today, blanks: false })
    .clauses.map(({ blocks }) => blockText(blocks))
    .join('\n');
}

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'COOKIES_POLICY' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.toSorted()).toEqual(['eprivacy-5-3-exempt', 'us-ca-cookies']);
});

/** Words by which published policies take silence for a yes (limit eprivacy-5-3-exempt). */
const impliedConsent: { readonly [L in Language]: RegExp } = {
  de: /weiter(?:hin)? nutzen|fortgesetzte Nutzung|durch die Nutzung|stillschweigend/iu,
  en: /continu\w+ to (?:use|browse)|by using (?:our|this)|implied consent|deemed/iu,
  es: /continúa navegando|si sigue navegando|al utilizar nuestro|tácit/iu,
  fr: /poursuivant (?:votre|la) navigation|en utilisant notre|tacite/iu,
  it: /proseguendo la navigazione|continuando a navigare|utilizzando il nostro|tacito/iu,
  nl: /door verder te (?:surfen|gaan)|door gebruik te maken|stilzwijgend/iu,
};
/** The two ways in which a cookie is used without a yes, which no document under these laws may name. */
const withoutConsent: { readonly [L in Language]: RegExp } = {
  de: /^Cookies, die nicht unbedingt erforderlich sind, setzen wir ein, bis/mu,
  en: /^We use cookies that are not strictly necessary until/mu,
  es: /^Utilizamos cookies que no son estrictamente necesarias hasta/mu,
  fr: /^Nous utilisons des cookies qui ne sont pas strictement nécessaires jusqu/mu,
  it: /^Utilizziamo cookie non strettamente necessari finché/mu,
  nl: /^Wij gebruiken cookies die niet strikt noodzakelijk zijn totdat/mu,
};

/** A banner told as the way to opt out of sale and sharing (limit us-ca-cookies). */
const bannerAsOptOut: { readonly [L in Language]: RegExp } = {
  de: /(?:Verkauf|CCPA)[^.]*(?:über|im|mit dem|durch das) (?:unser(?:em|en)? |Cookie-)*Banner/iu,
  en: /(?:sale|CCPA)[^.]*(?:through|in|with|by) (?:the|our) (?:cookie )?banner/iu,
  es: /(?:venta|CCPA)[^.]*(?:mediante|a través de|en|con) (?:el|nuestro) banner/iu,
  fr: /(?:vente|CCPA)[^.]*(?:par|dans|via|avec) (?:le|notre) bandeau/iu,
  it: /(?:vendita|CCPA)[^.]*(?:tramite|nel|con|dal) (?:il |nostro )?banner/iu,
  nl: /(?:verkoop|CCPA)[^.]*(?:via|in|met) (?:de|onze) (?:cookie)?banner/iu,
};

/** A sentence that each rule has to find, so that none of them is blind. */
const wrong: { readonly [L in Language]: readonly [implied: string, without: string, banner: string] } = {
  de: [
    'Wenn Sie die Website weiterhin nutzen, stimmen Sie zu.',
    'Cookies, die nicht unbedingt erforderlich sind, setzen wir ein, bis Sie ablehnen.',
    'Dem Verkauf Ihrer Daten widersprechen Sie über unser Banner.',
  ],
  en: [
    'If you continue to browse, you agree.',
    'We use cookies that are not strictly necessary until you refuse.',
    'You opt out of the sale of your data through our cookie banner.',
  ],
  es: [
    'Si sigue navegando, acepta las cookies.',
    'Utilizamos cookies que no son estrictamente necesarias hasta que las rechace.',
    'Puede oponerse a la venta de sus datos mediante nuestro banner.',
  ],
  fr: [
    'En poursuivant votre navigation, vous acceptez.',
    'Nous utilisons des cookies qui ne sont pas strictement nécessaires jusqu’à votre refus.',
    'Vous vous opposez à la vente de vos données par notre bandeau.',
  ],
  it: [
    'Proseguendo la navigazione accetta i cookie.',
    'Utilizziamo cookie non strettamente necessari finché non li rifiuta.',
    'Può opporsi alla vendita dei Suoi dati tramite il banner.',
  ],
  nl: [
    'Door verder te surfen gaat u akkoord.',
    'Wij gebruiken cookies die niet strikt noodzakelijk zijn totdat u weigert.',
    'Tegen verkoop van uw gegevens maakt u bezwaar via onze cookiebanner.',
  ],
};

test.each(languages)('each rule detects what it forbids, in %s', (language) => {
  const rules = [impliedConsent, withoutConsent, bannerAsOptOut].map((rule) => rule[language]);
  expect(rules.map((rule, i) => rule.test(wrong[language][i] ?? ''))).toEqual([true, true, true]);
});

const consentOwed = ['gdpr', 'eprivacy', 'uk_gdpr', 'quebec_25'];

test.each(languages)('no document says what a limit forbids, in %s', (language) => {
  let obliged = 0;
  for (const owner of owners) {
    const text = textOf(owner, language);
    expect(text, owner.name).not.toMatch(bannerAsOptOut[language]);
    if (owner.laws.includes('ccpa_cpra')) expect(text, owner.name).toContain('Global Privacy Control');
    if (!owner.laws.some((law) => consentOwed.includes(law))) continue;
    obliged += 1;
    expect(text, owner.name).not.toMatch(impliedConsent[language]);
    expect(text, owner.name).not.toMatch(withoutConsent[language]);
  }
  expect(obliged).toBeGreaterThan(60);
});

test('some test owners are Californian', () => {
  expect(owners.filter(({ laws }) => laws.includes('ccpa_cpra')).length).toBeGreaterThan(10);
});
