/** What no version of the terms may say: the `limit` entries of the law catalogue. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { requirements } from '../../laws/requirements.ts';
import { reaches } from '../../places/reached-countries.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { isOnlyAmerican } from './conditions.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(50)];
const draftOf = ({ relevant }: Owner, language: Language): Draft =>
  assemble('TERMS_CONDITIONS', relevant, { language, today, blanks: false });

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'TERMS_CONDITIONS' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.sort()).toEqual(
    [
      'au-acl-23',
      'brussels-17',
      'crd-18-20',
      'crd-22',
      'crfa-45b',
      'de-bgb-309',
      'gpsr-20-22',
      'ie-cra-remedies',
      'nj-tccwna',
      'odr-gone',
      'pld-15',
      'uctd-annex',
      'uk-cra',
    ].sort(),
  );
});

/** Our own words; prescribed texts promise without limits. */
function ownWords(draft: Draft): string {
  const own = draft.clauses.filter(
    ({ id }) => !['tc.withdrawal', 'tc.guarantee_fr', 'tc.renewal_fr'].includes(id),
  );
  return draftText({ ...draft, clauses: own });
}

/** Words that the law forbids to say without a condition (UCTD annex, § 309 BGB, R. 212-1, CRA 2015, ACL). */
const absolute: { readonly [L in Language]: RegExp } = {
  de: /unter keinen Umständen|in keinem Fall|jegliche Haftung|jede Haftung|Haftung ist ausgeschlossen|keinerlei Haftung|haften (?:wir )?nicht/i,
  en: /under no circumstances|in no event|shall not be liable|not liable for|accept no liability|no refunds/i,
  es: /en ningún caso|bajo ninguna circunstancia|toda responsabilidad|ninguna responsabilidad|no respondemos/i,
  fr: /en aucun cas|en aucune circonstance|toute responsabilité|aucune responsabilité|ne répondons pas/i,
  it: /in nessun caso|in nessuna circostanza|ogni responsabilità|nessuna responsabilità|non rispondiamo/i,
  nl: /in geen geval|onder geen enkele omstandigheid|iedere aansprakelijkheid|elke aansprakelijkheid|niet aansprakelijk/i,
};

test.each(languages)('no liability is denied outright, in %s', (language) => {
  for (const owner of owners) {
    expect(ownWords(draftOf(owner, language)).match(absolute[language])?.[0], owner.name).toBeUndefined();
  }
});

/** Intent, gross negligence, life and health, product liability, guarantee and concealment stand in each liability section. */
const carved: { readonly [L in Language]: readonly RegExp[] } = {
  de: [
    /Vorsatz und grober Fahrlässigkeit/,
    /Lebens, des Körpers oder der Gesundheit/,
    /Produkthaftungsgesetz/,
    /Garantie/,
    /arglistig/,
  ],
  en: [
    /will?ful misconduct and gross negligence|gross negligence, willful misconduct/,
    /death or personal injury/,
    /product liability/,
    /guarantee|express warranty/,
    /fraudulently/,
  ],
  es: [/dolo o culpa grave/, /muerte o lesiones/, /productos defectuosos/, /garantía/, /dolosamente/],
  fr: [
    /dol ou de faute lourde/,
    /atteinte à la vie, à l’intégrité physique/,
    /produits défectueux/,
    /garantie/,
    /dissimulé/,
  ],
  it: [/dolo e colpa grave/, /morte o danno alla persona/, /prodotti difettosi/, /garanzia/, /dolosamente/],
  nl: [
    /opzet, bewuste roekeloosheid en grove schuld/,
    /overlijden en lichamelijk letsel/,
    /productaansprakelijkheid/,
    /garantie/,
    /bewust/,
  ],
};

test.each(languages)('unlimitable liability is always carved out, in %s', (language) => {
  for (const owner of owners) {
    const text = draftText(draftOf(owner, language), 'tc.liability');
    expect(
      carved[language].filter((pattern) => !pattern.test(text)),
      owner.name,
    ).toEqual([]);
  }
});

test('liability cap, indemnity and choice of court bind business users only', () => {
  for (const owner of owners.filter(({ relevant }) => relevant['consumer_type'] === 'consumers')) {
    const places = partsPresent(draftOf(owner, 'en')).map(({ clause, part }) => `${clause} ${part}`);
    expect(places, owner.name).not.toContain('tc.liability business');
    expect(places, owner.name).not.toContain('tc.liability essential');
    expect(places, owner.name).not.toContain('tc.law venue');
    const clauses = draftOf(owner, 'en').clauses.map(({ id }) => id);
    expect(clauses, owner.name).not.toContain('tc.indemnity');
    expect(clauses, owner.name).not.toContain('tc.warranty_disclaimer');
  }
});

test('consumers of the Union face no liability cap', () => {
  const union = owners.filter(({ laws }) => laws.includes('eu_consumer') || laws.includes('uk_consumer'));
  expect(union.length).toBeGreaterThan(20);
  for (const owner of union) {
    const places = partsPresent(draftOf(owner, 'en')).map(({ clause, part }) => `${clause} ${part}`);
    expect(places, owner.name).toContain('tc.liability consumers');
    expect(places, owner.name).not.toContain('tc.liability elsewhere');
  }
});

test.each(languages)('the closed platform of the Union is never mentioned, in %s', (language) => {
  const mention =
    /consumers\/odr|\bODR\b|Online-Streitbeilegung|online dispute resolution|resolución de litigios en línea|règlement en ligne des litiges|risoluzione delle controversie online|onlinegeschillenbeslechting/i;
  for (const owner of owners) expect(draftText(draftOf(owner, language)), owner.name).not.toMatch(mention);
});

test('arbitration never applies to consumers in Europe, Quebec or Ontario, and a class waiver is opt-in', () => {
  const seen = owners.filter(({ relevant }) => relevant['dispute_mode'] === 'arbitration');
  expect(seen.length).toBeGreaterThan(3);
  for (const owner of seen) {
    const draft = draftOf(owner, 'en');
    const text = draftText(draft, 'tc.arbitration');
    // Nobody else reads the terms of Americans for Americans.
    const places = isOnlyAmerican(owner.relevant)
      ? []
      : ['European Union', 'United Kingdom', 'Quebec', 'Ontario'];
    for (const place of places) expect(text).toContain(place);
    expect(text).toContain('only if they live in the United States');
    const chosen = JSON.stringify(owner.relevant['arbitration']).includes('"arb_class_waiver":"yes"');
    expect(/class action/.test(text), owner.name).toBe(chosen);
  }
});

test('goods arrive within 30 days and at the seller’s risk (Arts 18 and 20 CRD)', () => {
  const shops = owners.filter(
    ({ relevant, laws }) =>
      laws.includes('eu_consumer') &&
      factsOf(relevant).has('biz:goods') &&
      relevant['delivery_days'] !== undefined,
  );
  expect(shops.length).toBeGreaterThan(5);
  for (const owner of shops) {
    expect(Number(owner.relevant['delivery_days'])).toBeLessThanOrEqual(30);
    expect(draftText(draftOf(owner, 'en'), 'tc.delivery')).toContain(
      'the goods are at our risk until you receive them',
    );
  }
});

test('the Irish right to terminate within 30 days is said, and no recall is limited (Consumer Rights Act 2022, GPSR)', () => {
  const shops = owners.filter(
    ({ relevant, laws }) =>
      laws.includes('eu_consumer') &&
      factsOf(relevant).has('biz:goods') &&
      reaches(relevant, 'IE') &&
      relevant['sell_mode'] !== 'third-party',
  );
  expect(shops.length).toBeGreaterThan(5);
  for (const owner of shops) {
    const text = draftText(draftOf(owner, 'en'));
    expect(text, owner.name).toMatch(
      /Ireland.*within 30 days of delivery under the Consumer Rights Act 2022/,
    );
    expect(text, owner.name).not.toMatch(/recall/i);
  }
});

test('honest reviews are always allowed, and nothing is void only somewhere', () => {
  for (const owner of owners) {
    const text = draftText(draftOf(owner, 'en'));
    expect(text).toContain('Honest reviews and fair criticism are always allowed.');
    expect(text).not.toMatch(/where prohibited/i);
  }
});
