/** Goal L1 for the Return and Refund Policy, with its exact texts and its limits. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, coverageOf, heads } from '../clauses.ts';
import { partsPresent } from '../document/parts-present.ts';
import { blockText } from '../document/tree-text.ts';
import type { Draft } from '../document/tree.ts';
import { factsOf } from '../law/facts.ts';
import { partPresence } from '../law/part-presence.ts';
import { requirements } from '../law/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const type = 'RETURN_REFUND_POLICY';
const owners = [...knownOwners, ...randomOwners(80)];
const ours = requirements.filter(({ document }) => document === type);

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble(type, relevant, { language, today, blanks: false });
}

function textOf(draft: Draft): string {
  return draft.clauses
    .map(({ blocks }) => blockText(blocks))
    .join('\n')
    .replaceAll('\u00A0', ' ');
}

function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = coverageOf(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `${name}: ${requirement}`);
}

test.each(languages)('without any payment each duty of the home law is met, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble(type, owner.relevant, { language, today, blanks: false, included });
    return unmetOf(draft, owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('each duty of the laws chosen is met, the voluntary ones too, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const draft = wholeDraft(owner, language);
    const { applies } = coverageOf(draft, owner.relevant, { laws: owner.laws, today });
    return applies
      .filter(({ kind, met }) => kind === 'state' && met === null)
      .map(({ requirement }) => `${owner.name}: ${requirement}`);
  });
  expect(unmet).toEqual([]);
});

test('every duty of the catalogue is due for somebody, but for contracts that depend on another', () => {
  const due = new Set(
    owners.flatMap((owner) =>
      coverageOf(wholeDraft(owner, 'en'), owner.relevant, { laws: owner.laws, today }).applies.map(
        ({ requirement }) => requirement,
      ),
    ),
  );
  const law = ours.filter(({ kind, force }) => kind === 'state' && force !== 'contract').map(({ id }) => id);
  expect(law.filter((id) => !due.has(id))).toEqual(['crd-15']);
});

test.each(languages)('app stores are named where they bill, and linked contracts end, in %s', (language) => {
  for (const owner of owners) {
    const meets = partPresence(heads(type), partsPresent(wholeDraft(owner, language))).flatMap(
      (part) => part.meets,
    );
    const facts = factsOf(owner.relevant);
    const billed = facts.has('biz:iap') && (facts.has('biz:app-ios') || facts.has('biz:app-android'));
    expect(meets.includes('app-store-refund'), owner.name).toBe(billed);
    expect(meets.includes('crd-15'), owner.name).toBe(owner.laws.includes('eu_consumer'));
  }
});

test.each(languages)('a sentence that is deleted turns its duty red, in %s', (language) => {
  for (const owner of owners.filter(({ laws }) => laws.length > 0).slice(0, 30)) {
    const draft = wholeDraft(owner, language);
    const due = coverageOf(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core',
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      expect(unmetOf(damaged, owner, owner.laws), owner.name).toContain(`${owner.name}: ${requirement}`);
    }
  }
});

test('the Australian statement stands word for word in every language', () => {
  const exact = ours.find(({ id }) => id === 'au-reg-90')?.exactTexts ?? [];
  expect(exact).toHaveLength(1);
  const promising = owners.filter(
    ({ laws, relevant }) => laws.includes('au_consumer') && factsOf(relevant).has('has:commercial-guarantee'),
  );
  const goods = promising.filter(({ relevant }) => factsOf(relevant).has('biz:goods'));
  expect(goods.length).toBeGreaterThan(0);
  for (const owner of goods) {
    for (const language of languages) expect(textOf(wholeDraft(owner, language))).toContain(exact[0]);
  }
});

/** What no policy may say: that money is never paid back, that rights are waived, or a link to the closed EU platform. */
const forbidden: { readonly [L in Language]: RegExp } = {
  de: /keine(?:rlei)? (?:Rückgabe|Erstattung) möglich|vom Umtausch ausgeschlossen|Gewährleistung ist ausgeschlossen|unter Ausschluss (?:der|jeder) Gewährleistung|OS-Plattform|Online-Streitbeilegung/i,
  en: /no refunds|all sales (?:are )?final|non-refundable|as is|without (?:any )?warranty|online dispute resolution/i,
  es: /no se admiten devoluciones|sin derecho a reembolso|venta final|sin garantía|resolución de litigios en línea/i,
  fr: /ni repris ni échangé|aucun remboursement|vente définitive|sans garantie|règlement en ligne des litiges/i,
  it: /nessun rimborso|non rimborsabile|vendita definitiva|senza garanzia|risoluzione online delle controversie/i,
  nl: /geen (?:geld terug|terugbetaling)|niet terugbetaalbaar|zonder garantie|onlinegeschillenbeslechting/i,
};
test.each(languages)('no right is denied, in %s', (language) => {
  for (const owner of owners) {
    const text = textOf(wholeDraft(owner, language));
    expect(text.match(forbidden[language])?.[0], owner.name).toBeUndefined();
  }
});

test.each(languages)('every fee and every limit yields to the law, in %s', (language) => {
  const yields: Readonly<Record<string, string>> = {
    'rr.restocking': 'never',
    'rr.exceptions': 'faulty',
    'rr.sale': 'law',
    'rr.international': 'law',
    'rr.damaged': 'rights',
    'rr.intro': 'mandatory',
  };
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const present = partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`);
    const needed = draft.clauses.flatMap(({ id }) =>
      yields[id] === undefined ? [] : [`${id} ${yields[id]}`],
    );
    expect(present, owner.name).toEqual(expect.arrayContaining(needed));
  }
});

test('the legal guarantee stands beside every policy for consumers in the Union', () => {
  const sellers = owners.filter(
    ({ laws, relevant }) => laws.includes('eu_consumer') && factsOf(relevant).has('biz:goods'),
  );
  for (const owner of sellers) {
    const parts = partsPresent(wholeDraft(owner, 'en')).filter(({ clause }) => clause === 'rr.guarantee');
    expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['goods', 'costs']));
    expect(parts.find(({ part }) => part === 'goods')?.text).toContain('two years');
  }
});
