/** Goal L1 for the EULA: laws, the stores' contracts, and what no licence may take away. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, coverageOf, heads } from '../clauses.ts';
import { partsPresent } from '../document/parts-present.ts';
import { blockText } from '../document/tree-text.ts';
import type { Draft } from '../document/tree.ts';
import { factsOf } from '../law/facts.ts';
import { partPresence } from '../law/part-presence.ts';
import { isInForce, requirements } from '../law/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(80)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('EULA', relevant, { language, today, blanks: false });
}

function textOf(draft: Draft): string {
  return draft.clauses
    .map(({ blocks }) => blockText(blocks))
    .join('\n')
    .replaceAll('\u00A0', ' ');
}

function metIds(draft: Draft): Set<string> {
  const parts = partPresence(heads('EULA'), partsPresent(draft));
  return new Set(parts.flatMap(({ meets }) => meets));
}

test.each(languages)('without any payment each duty of the home law is met, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble('EULA', owner.relevant, { language, today, blanks: false, included });
    return coverageOf(draft, owner.relevant, { laws: owner.home, today }).due.unmet;
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('each duty of the laws chosen is met, in %s', (language) => {
  const results = owners.map((owner) =>
    coverageOf(wholeDraft(owner, language), owner.relevant, { laws: owner.laws, today }),
  );
  expect(results.flatMap(({ due }) => due.unmet)).toEqual([]);
  expect(results.reduce((sum, { due }) => sum + due.total, 0)).toBeGreaterThan(50);
});

/** Duties that a store or a licence lays down: no law brings them, so they are counted here. */
const contracts = requirements.filter(
  ({ document, force, kind, mandatory }) =>
    document === 'EULA' && force === 'contract' && kind === 'state' && mandatory,
);

test.each(languages)('each duty of a contract is met, in %s', (language) => {
  const seen = new Set<string>();
  for (const owner of owners) {
    const facts = factsOf(owner.relevant);
    const met = metIds(wholeDraft(owner, language));
    const owed = contracts
      .filter((duty) => isInForce(duty, today))
      .filter((duty) => duty.facts.every((choice) => choice.some((fact) => facts.has(fact))))
      .map(({ id }) => id);
    const usesStore = met.has('apple-eula-10') || !owed.some((id) => id.startsWith('apple-eula'));
    expect(usesStore, owner.name).toBe(true);
    expect(
      owed.filter((id) => !met.has(id)),
      owner.name,
    ).toEqual([]);
    for (const id of owed) seen.add(id);
  }
  expect(contracts.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});

/** Words that the law forbids to say without a condition, in the language of the document. */
const absolute: { readonly [L in Language]: RegExp } = {
  de: /unter keinen Umständen|in keinem Fall|jegliche Haftung|jede Haftung|Haftung ist ausgeschlossen|keinerlei Haftung/i,
  en: /under no circumstances|in no event|shall not be liable|accept no liability|no refunds?\b/i,
  es: /en ningún caso|bajo ninguna circunstancia|toda responsabilidad|ninguna responsabilidad/i,
  fr: /en aucun cas|en aucune circonstance|toute responsabilité|aucune responsabilité/i,
  it: /in nessun caso|in nessuna circostanza|ogni responsabilità|nessuna responsabilità/i,
  nl: /in geen geval|onder geen enkele omstandigheid|iedere aansprakelijkheid|elke aansprakelijkheid/i,
};
const conditions: { readonly [L in Language]: { limit: RegExp; asIs: RegExp } } = {
  de: {
    limit: /nur soweit das anwendbare Recht es erlaubt, ist unsere Haftung begrenzt/,
    asIs: /Soweit das anwendbare Recht es erlaubt, stellen wir die Software so bereit, wie sie ist/,
  },
  en: {
    limit: /only to the extent that the applicable law permits, our liability is limited/,
    asIs: /To the extent that the applicable law permits, we provide the software as it is/,
  },
  es: {
    limit: /solo en la medida en que lo permita la ley aplicable, nuestra responsabilidad se limita/,
    asIs: /En la medida en que lo permita la ley aplicable, ofrecemos el software tal como está/,
  },
  fr: {
    limit: /seulement dans la mesure où la loi applicable le permet, notre responsabilité est limitée/,
    asIs: /Dans la mesure où la loi applicable le permet, nous fournissons le logiciel en l’état/,
  },
  it: {
    limit: /solo nella misura in cui la legge applicabile lo consente, la nostra responsabilità è limitata/,
    asIs: /Nella misura in cui la legge applicabile lo consente, forniamo il software così com’è/,
  },
  nl: {
    limit: /alleen voor zover het toepasselijke recht dat toestaat, is onze aansprakelijkheid beperkt/,
    asIs: /Voor zover het toepasselijke recht dat toestaat, leveren wij de software zoals die is/,
  },
};

test.each(languages)('no right of the law is taken away without a condition, in %s', (language) => {
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const text = textOf(draft);
    const consumers = owner.relevant['consumer_type'] !== 'businesses';
    expect(text.match(absolute[language])?.[0], owner.name).toBeUndefined();
    expect(text, owner.name).toMatch(conditions[language].limit);
    if (owner.relevant['warranty'] === 'as-is') expect(text).toMatch(conditions[language].asIs);
    const present = new Set(partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`));
    // Back-up, observation and decompilation (Directive 2009/24/EC, Article 5 and 6) are carved out of every list.
    const always = ['eu.liability always', 'eu.restrictions allowed'];
    const forConsumers = ['eu.liability consumers', 'eu.warranty consumers', 'eu.updates owed'];
    const missing = [...always, ...(consumers ? forConsumers : [])].filter((part) => !present.has(part));
    expect(missing, owner.name).toEqual([]);
    // A ban on transfer leaves the resale of an exhausted copy (C-128/11), and arbitration leaves the courts.
    if (owner.relevant['transferable'] === 'no') expect(present).toContain('eu.licence bound');
    if (consumers && owner.relevant['dispute_mode'] === 'arbitration') {
      expect(present).toContain('eu.disputes consumers');
    }
    if (owner.relevant['data_collection'] !== 'none') expect(present).toContain('eu.privacy consent');
  }
});

test('an American disclaimer names merchantability in bold, and not against a written warranty', () => {
  const seen = { disclaimed: 0, lasting: 0 };
  for (const owner of owners.filter(({ laws }) => laws.includes('us_warranty'))) {
    const parts = new Set(
      partsPresent(wholeDraft(owner, 'en'))
        .filter(({ clause }) => clause === 'eu.warranty')
        .map(({ part }) => part),
    );
    const written = owner.relevant['warranty'] === 'limited';
    expect([parts.has('unitedStates'), parts.has('lasting')], owner.name).toEqual([!written, written]);
    seen[written ? 'lasting' : 'disclaimed'] += 1;
    const warranty = wholeDraft(owner, 'en').clauses.find(({ id }) => id === 'eu.warranty');
    expect(JSON.stringify(warranty)).toMatch(/"type":"strong","children":\[\{[^\]]*merchantability/);
  }
  expect(Math.min(seen.disclaimed, seen.lasting)).toBeGreaterThan(0);
});

test.each(languages)('a sentence that is deleted turns its duty red, in %s', (language) => {
  for (const owner of owners.filter(({ laws }) => laws.length > 0).slice(0, 40)) {
    const draft = wholeDraft(owner, language);
    const due = coverageOf(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core',
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      const after = coverageOf(damaged, owner.relevant, { laws: owner.laws, today });
      expect(after.due.unmet, owner.name).toContain(requirement);
    }
  }
});
