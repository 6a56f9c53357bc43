import { type Language, languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../clauses.ts';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { DraftBlock } from '@clausewright/engine/document/tree';
import { knownOwners as licensors } from '../types/eula/testing/owners.ts';
import { today } from '../types/privacy-policy/testing/random-answers.ts';
import { knownOwners as sellers } from '../types/return-refund-policy/testing/owners.ts';
import { knownOwners as providers } from '../types/terms-conditions/testing/owners.ts';
import { findUnverifiedTexts, type UnverifiedText } from './unverified-texts.ts';
import { pieces } from './pieces.ts';
import { type StatutoryId, statutoryTexts } from './texts.ts';
import { withheldNotice, withhold } from './withhold.ts';

const owners = { RETURN_REFUND_POLICY: sellers, TERMS_CONDITIONS: providers, EULA: licensors } as const;
type Type = keyof typeof owners;

interface Made {
  blocks: DraftBlock[];
  held: UnverifiedText[];
  left: DraftBlock[];
}

function made(type: Type, owner: { relevant: Readonly<Record<string, unknown>> }, language: Language): Made {
  const { clauses } = assemble(type, owner.relevant, { language, today, blanks: true });
  const blocks = clauses.flatMap((clause) => clause.blocks);
  const { country } = owner.relevant;
  const held = findUnverifiedTexts({ language, blocks }, typeof country === 'string' ? country : undefined);
  const left = clauses.flatMap((clause) => withhold(clause.blocks, { language, texts: held }));
  return { blocks, held, left };
}

const seller = (name: string, language: Language): Made =>
  made(
    'RETURN_REFUND_POLICY',
    sellers.find((one) => one.name === name)!,
    language,
  );

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** Long pieces of the texts, but for the events of point 1, whose words contracts have of their own. */
function wordsOf({ id, language }: { id: string; language: string }): string[] {
  const parts = Object.keys(statutoryTexts[id]?.[language as Language]?.parts ?? {});
  return parts
    .filter((part) => !part.startsWith('1'))
    .flatMap((part) => pieces(id as StatutoryId, language as Language, part))
    .filter(({ length }) => length >= 25)
    .map(oneLine);
}

const verified = Object.entries(statutoryTexts).flatMap(([id, byLanguage]) =>
  Object.entries(byLanguage)
    .filter(([, { official }]) => official === 'verified')
    .flatMap(([language]) => wordsOf({ id, language })),
);

test.each(Object.keys(owners) as Type[])(
  'a %s contains no withheld wording and all verified wording',
  (type) => {
    for (const owner of owners[type]) {
      for (const language of languages) {
        const { blocks, held, left } = made(type, owner, language);
        const [before, after] = [oneLine(blockText(blocks)), oneLine(blockText(left))];
        const where = `${owner.name} ${language}`;
        expect([where, held.flatMap(wordsOf).filter((words) => after.includes(words))]).toEqual([where, []]);
        const heldWords = new Set(held.flatMap(wordsOf));
        const others = verified.filter((words) => before.includes(words) && !heldWords.has(words));
        expect([where, others.filter((words) => !after.includes(words))]).toEqual([where, []]);
        expect(after.includes(withheldNotice(language))).toBe(held.length > 0);
      }
    }
  },
  60_000,
);

test('one notice replaces a whole model, and for the form in its own clause', () => {
  const { left } = seller('austrianWorkshops', 'de');
  const text = blockText(left);
  expect(text.split(withheldNotice('de'))).toHaveLength(3);
  expect(text).not.toContain('Muster-Widerrufsformular\n');
  expect(text).not.toContain('Hiermit widerrufe');
});

test('verified sentences around a withheld one stay', () => {
  const text = blockText(seller('spanishDeli', 'es').left);
  const [line] = text.split('\n').filter((one) => one.includes(withheldNotice('es')));
  expect(line).toMatch(/^Para ejercer el derecho de desistimiento, deberá usted notificarnos/u);
  expect(line?.endsWith(withheldNotice('es'))).toBe(true);
});

test('the notice is in the document language, whatever language the law requires', () => {
  expect(blockText(seller('australianSurf', 'fr').left)).toContain(withheldNotice('fr'));
});

test('blocks without withheld wording stay unchanged', () => {
  const { blocks, left } = seller('germanPottery', 'de');
  expect(left).toEqual(blocks);
});
