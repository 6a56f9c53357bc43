/** What no Return and Refund Policy may say or leave out: the `limit` entries of the law catalogue. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(80)];
const under = (law: string): Owner[] => owners.filter(({ laws }) => laws.includes(law));

function draftOf({ relevant }: Owner, language: Language): Draft {
  return assemble('RETURN_REFUND_POLICY', relevant, { language, today, blanks: false });
}
/** The words of one part, or nothing. */
function said(draft: Draft, clause: string, part: string): string {
  const found = partsPresent(draft).filter((place) => place.clause === clause && place.part === part);
  return found.map(({ text }) => text.replaceAll('\u00A0', ' ')).join(' ');
}

/** Countries whose law gives more than the Union asks for, and where the English text says so. */
const longerAtHome = [
  ['sgd-11-be', /in Belgium.*first two years/],
  ['sgd-11-es', /in Portugal, Spain, and Sweden, within three years/],
  ['sgd-11-fi', /Finland.*reasonably be expected to last/],
  ['sgd-11-fr', /for new goods in France/],
  ['sgd-11-ie', /Ireland.*six years/],
  ['sgd-11-nl', /Netherlands.*reasonably be expected to last/],
  ['sgd-11-pl', /Poland/],
  ['sgd-11-pt', /in Portugal, Spain, and Sweden, within three years/],
  ['sgd-11-se', /in Portugal, Spain, and Sweden, within three years/],
] as const;

test('where a country gives a longer guarantee, it is said', () => {
  const sellers = owners.filter(
    ({ laws, relevant }) => laws.includes('eu_consumer') && factsOf(relevant).has('biz:goods'),
  );
  expect(sellers.length).toBeGreaterThan(10);
  for (const owner of sellers) {
    const text = draftText(draftOf(owner, 'en'), 'rr.guarantee');
    for (const [limit, words] of longerAtHome) expect(text, `${owner.name} ${limit}`).toMatch(words);
  }
});

test('nothing is void only somewhere (N.J.S.A. 56:12-16)', () => {
  for (const owner of owners) {
    expect(draftText(draftOf(owner, 'en')), owner.name).not.toMatch(
      /where prohibited|some (?:states|countries) do not/i,
    );
  }
});

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'RETURN_REFUND_POLICY' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.toSorted()).toEqual([
    'au-acl-guarantee',
    'crd-10',
    'nj-tccwna-refund',
    'nz-cga-refund',
    ...longerAtHome.map(([id]) => id),
    'sgd-13',
    'uk-cra-remedies',
    'us-mitor',
  ]);
});

/** That money is never paid back, that rights are waived, or a link to the closed EU platform. */
const forbidden: { readonly [L in Language]: RegExp } = {
  de: /keine(?:rlei)? (?:Rückgabe|Erstattung) möglich|vom Umtausch ausgeschlossen|Gewährleistung ist ausgeschlossen|unter Ausschluss (?:der|jeder) Gewährleistung|OS-Plattform|Online-Streitbeilegung/i,
  en: /no refunds|all sales (?:are )?final|non-refundable|as is|without (?:any )?warranty|online dispute resolution/i,
  es: /no se admiten devoluciones|sin derecho a reembolso|venta final|sin garantía|resolución de litigios en línea/i,
  fr: /ni repris ni échangé|aucun remboursement|vente définitive|sans garantie|règlement en ligne des litiges/i,
  it: /nessun rimborso|non rimborsabile|vendita definitiva|senza garanzia|risoluzione online delle controversie/i,
  nl: /geen (?:geld terug|terugbetaling)|niet terugbetaalbaar|zonder garantie|onlinegeschillenbeslechting/i,
};
/** The sentence by which each restriction of ours gives way. */
const yields: Readonly<Record<string, string>> = {
  'rr.restocking': 'never',
  'rr.exceptions': 'faulty',
  'rr.sale': 'law',
  'rr.international': 'law',
  'rr.damaged': 'rights',
  'rr.intro': 'mandatory',
  'rr.guarantee': 'beside',
};
test.each(languages)(
  'no right is denied, and every fee and limit is subject to the law, in %s',
  (language) => {
    for (const owner of owners) {
      const draft = draftOf(owner, language);
      expect(draftText(draft).match(forbidden[language])?.[0], owner.name).toBeUndefined();
      const present = partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`);
      const needed = draft.clauses.flatMap(({ id }) =>
        yields[id] === undefined ? [] : [`${id} ${yields[id]}`],
      );
      expect(present, owner.name).toEqual(expect.arrayContaining(needed));
    }
  },
);

test('a policy for consumers in the Union is complete before payment (crd-10)', () => {
  expect(under('eu_consumer').length).toBeGreaterThan(20);
  for (const { relevant, home, name } of under('eu_consumer').filter((one) =>
    one.home.includes('eu_consumer'),
  )) {
    const included = { clauses: [], laws: home };
    const draft = assemble('RETURN_REFUND_POLICY', relevant, {
      language: 'en',
      today,
      blanks: false,
      included,
    });
    expect(
      draft.clauses.map(({ id }) => id),
      name,
    ).toEqual(
      expect.arrayContaining([
        'rr.withdrawal',
        'rr.withdrawal_limits',
        'rr.withdrawal_function',
        'rr.withdrawal_form',
      ]),
    );
  }
});

const twoYears: { readonly [L in Language]: string } = {
  de: 'von zwei Jahren',
  en: 'within two years',
  es: 'un plazo de dos años',
  fr: 'un délai de deux ans',
  it: 'entro due anni',
  nl: 'binnen twee jaar',
};
test.each(languages)('the legal guarantee accompanies every policy, in %s (sgd-13, uk-cra)', (language) => {
  const named = owners.filter(({ laws }) => laws.includes('eu_consumer') || laws.includes('uk_consumer'));
  expect(named.length).toBeGreaterThan(30);
  for (const owner of named) {
    const facts = factsOf(owner.relevant);
    const draft = draftOf(owner, language);
    const [union, british] = [owner.laws.includes('eu_consumer'), owner.laws.includes('uk_consumer')];
    const expected: (readonly [string, string])[] = [];
    if (facts.has('biz:goods')) {
      if (union) expected.push(['goods', twoYears[language]]);
      if (british) expected.push(['ukGoods', '30']);
      expected.push(['costs', '']);
    }
    if (facts.has('biz:digital') && union) expected.push(['digital', twoYears[language]]);
    for (const [part, words] of expected) {
      expect(said(draft, 'rr.guarantee', part), `${owner.name} ${part}`).toMatch(/\S/u);
      expect(said(draft, 'rr.guarantee', part), `${owner.name} ${part}`).toContain(words);
    }
  }
});

test.each(languages)(
  'Australians, New Zealanders and Americans keep their statutory rights, in %s',
  (language) => {
    // au-acl-guarantee, nz-cga-refund, us-mitor
    for (const [law, part, word] of [
      ['au_consumer', 'au', ''],
      ['nz_consumer', 'nz', 'Consumer Guarantees Act 1993'],
      ['us_refunds', 'us', '30'],
    ] as const) {
      expect(under(law).length, law).toBeGreaterThan(3);
      for (const owner of under(law)) {
        // Our own guarantee prints the prescribed Australian statement instead.
        const prescribed = part === 'au' && owner.relevant['warranty'] === 'commercial';
        const draft = draftOf(owner, language);
        const words = prescribed
          ? said(draft, 'rr.commercial', 'statement')
          : said(draft, 'rr.countries', part);
        expect(words, owner.name).not.toBe('');
        expect(words, owner.name).toContain(word);
      }
    }
  },
);
