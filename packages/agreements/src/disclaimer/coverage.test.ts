/** Goal L1 for the Disclaimer, with its exact texts and its limits. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, coverageOf, heads } from '../clauses.ts';
import { partsPresent } from '../document/parts-present.ts';
import { blockText } from '../document/tree-text.ts';
import type { Draft } from '../document/tree.ts';
import { factsOf } from '../law/facts.ts';
import { partPresence } from '../law/part-presence.ts';
import { findRequirement, requirements } from '../law/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(80)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('DISCLAIMER', relevant, { language, today, blanks: false });
}

function textOf(draft: Draft): string {
  return draft.clauses.map(({ blocks }) => blockText(blocks)).join('\n');
}

function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = coverageOf(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `${name}: ${requirement}`);
}

function metIds(draft: Draft): Set<string> {
  const parts = partPresence(heads('DISCLAIMER'), partsPresent(draft));
  return new Set(parts.flatMap(({ meets }) => meets));
}

test.each(languages)('without any payment each duty of the home law is met, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble('DISCLAIMER', owner.relevant, { language, today, blanks: false, included });
    return unmetOf(draft, owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('each duty of the laws chosen is met, in %s', (language) => {
  expect(owners.flatMap((owner) => unmetOf(wholeDraft(owner, language), owner, owner.laws))).toEqual([]);
});

test('every duty of a law that the Disclaimer covers is due for somebody', () => {
  const due = new Set(
    owners.flatMap((owner) =>
      coverageOf(wholeDraft(owner, 'en'), owner.relevant, { laws: owner.laws, today })
        .applies.filter(({ kind, mandatory }) => kind === 'state' && mandatory)
        .map(({ requirement }) => requirement),
    ),
  );
  expect([...due].sort()).toEqual(
    [
      'ai-50-4-deepfake',
      'ai-50-4-text',
      'ca-au-ads',
      'cftc-4-41',
      'de-uwg-5a',
      'ecd-6',
      'fda-dshea',
      'ftc-255-2',
      'ftc-255-5',
      'ftc-earnings',
      'mar-20',
      'ny-attorney-ads',
      'ucpd-7-6',
      'ucpd-annex-11',
      'uk-dmcc-ads',
      'uk-fca-crypto',
    ].sort(),
  );
});

test('only duties of contracts and of firms that nobody is asked about are left to others', () => {
  const known = new Set(owners.flatMap(({ relevant }) => [...factsOf(relevant)]));
  const silent = requirements
    .filter(({ document, kind, mandatory }) => document === 'DISCLAIMER' && kind === 'state' && mandatory)
    .filter(({ facts }) => !facts.every((choice) => choice.some((fact) => known.has(fact))))
    .map(({ id }) => id);
  expect(silent.sort()).toEqual(['esma-cfd', 'sec-206-4-1']);
});

test.each(languages)('the contracts of affiliate programmes are kept, in %s', (language) => {
  for (const owner of owners) {
    const met = metIds(wholeDraft(owner, language));
    const facts = factsOf(owner.relevant);
    const owed = [
      ...(facts.has('biz:affiliate') ? ['affiliate-other'] : []),
      ...(facts.has('tool:amazon-associates') && owner.relevant['amazon_statement'] === 'yes'
        ? ['amazon-associates']
        : []),
    ];
    expect(
      owed.filter((id) => !met.has(id)),
      owner.name,
    ).toEqual([]);
  }
});

test.each(languages)('prescribed sentences stand word for word, in %s', (language) => {
  let seen = 0;
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const text = textOf(draft);
    for (const id of metIds(draft)) {
      const exact = findRequirement(id)?.exactTexts ?? [];
      const owed = id !== 'ny-attorney-ads' || owner.laws.includes('us_attorneys') ? exact : [];
      for (const sentence of owed) expect(text, `${owner.name} ${id}`).toContain(sentence);
      seen += owed.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('the statement on hypothetical results is the one of 17 CFR § 4.41(b)(1)', () => {
  const traders = owners.filter(({ laws }) => laws.includes('us_trading'));
  expect(traders.length).toBeGreaterThan(0);
  for (const owner of traders) {
    const text = textOf(wholeDraft(owner, 'de'));
    expect(text).toContain(
      'Hypothetical or simulated performance results have certain inherent limitations.',
    );
    expect(text).toContain('achieve profits or losses similar to those shown.');
  }
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
    denial: /ne répondons pas/,
    condition: /seulement dans la mesure où la loi applicable le permet, nous ne répondons pas/,
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
const matches = (text: string, pattern: RegExp): number => text.match(new RegExp(pattern, 'g'))?.length ?? 0;

test.each(languages)('no liability is excluded without its limits, in %s', (language) => {
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const text = textOf(draft).replaceAll('\u00A0', ' ');
    expect(text.match(absolute[language])?.[0], owner.name).toBeUndefined();
    const { denial, condition } = limited[language];
    expect(matches(text, denial), owner.name).toBe(1);
    expect(matches(text, condition), owner.name).toBe(1);
    const liability = partsPresent(draft).filter(({ clause }) => clause === 'di.liability');
    expect(liability.map(({ part }) => part)).toEqual([
      'always',
      ...(owner.relevant['consumer_type'] === 'businesses' ? [] : ['consumers']),
      'rest',
    ]);
  }
});

test.each(languages)('a sentence that is deleted turns its duty red, in %s', (language) => {
  for (const owner of owners.filter(({ laws }) => laws.length > 0).slice(0, 40)) {
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
