/** Prescribed wording: what the terms print is what the file holds, but for the placeholders. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { blockText } from '@clausewright/engine/document/tree-text';
import { findRequirement } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withdrawalTexts } from '../../statutory/market.ts';
import { pieces } from '../../statutory/pieces.ts';
import { statutoryPart } from '../../statutory/texts.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { termsConditions } from './questionnaire.ts';
import { sites } from './testing/sites/index.ts';

function relevantOf(name: string) {
  return evaluate(termsConditions, sites[name] ?? {}, { today }).relevant;
}

function countryOf(name: string): string | undefined {
  const { country } = relevantOf(name);
  return typeof country === 'string' ? country : undefined;
}

/** The text of a clause, with ordinary spaces. */
function textOf(name: string, clause: string, language: Language): string {
  const draft = assemble('TERMS_CONDITIONS', relevantOf(name), { language, today, blanks: false });
  const found = draft.clauses.find(({ id }) => id === clause);
  return blockText(found?.blocks ?? []).replaceAll('\u00A0', ' ');
}

/** By the market of the seller: goods, goods again and again, services, a neighbour with another text. */
const printed: Readonly<Record<string, readonly string[]>> = {
  germanShop: ['body', '1c', '4', '5b-consumer-bears', '5c'],
  piedmontWine: ['body', '1d', '1e', '4', '5b-consumer-bears', '5c'],
  parisFashion: ['body', '1b', '4', '5b-consumer-bears', '5c'],
  austrianSchool: ['body', '1a'],
  belgianDating: ['body', '1a'],
};

test.each(languages)('the instructions match the file, sentence by sentence, in %s', (language) => {
  for (const [name, parts] of Object.entries(printed)) {
    const { model, point3 } = withdrawalTexts(language, countryOf(name));
    const text = textOf(name, 'tc.withdrawal', language);
    for (const part of parts) {
      for (const piece of pieces(model, language, part)) expect(text, `${name} ${part}`).toContain(piece);
    }
    for (const piece of pieces(point3, language, 'online')) expect(text, name).toContain(piece);
    expect(text).not.toMatch(/[{}]|> /);
  }
});

test.each(languages)(
  'the withdrawal period of a goods subscription starts with the first delivery, in %s',
  (language) => {
    const { model } = withdrawalTexts(language, 'IT');
    const first = statutoryPart(model, language, '1e').replace(/^, /, '');
    expect(textOf('piedmontWine', 'tc.withdrawal', language)).toContain(first);
    expect(textOf('germanShop', 'tc.withdrawal', language)).not.toContain(first);
  },
);

test.each(languages)('terms that link a policy on returns print no second instruction, in %s', (language) => {
  const { model } = withdrawalTexts(language, countryOf('chineseGadgets'));
  const text = textOf('chineseGadgets', 'tc.withdrawal', language);
  const [, first = ''] = pieces(model, language, 'body');
  expect(text).toContain('https://www.lumo-gadgets.example/returns');
  expect(text).not.toContain(first);
  expect(textOf('chineseGadgets', 'tc.withdrawal_form', language)).toBe('');
  expect(textOf('germanShop', 'tc.withdrawal', language)).toContain(first);
});

test.each(languages)('the form matches the file, line by line, in %s', (language) => {
  for (const name of ['germanShop', 'parisFashion', 'austrianSchool', 'belgianDating', 'brazilianMarket']) {
    const { form } = withdrawalTexts(language, countryOf(name));
    const text = textOf(name, 'tc.withdrawal_form', language);
    for (const piece of pieces(form, language, 'form')) {
      // French elides before the vowel of Atelier Corvin.
      const read = name === 'parisFashion' ? piece.replace(/attention de$/u, 'attention d’') : piece;
      expect(text, name).toContain(read);
    }
  }
});

test('sellers to the United Kingdom but not the Union have its form in English', () => {
  const text = textOf('newZealandMusic', 'tc.withdrawal_form', 'en');
  for (const piece of pieces('uk-ccr-sch3-b', 'en', 'form')) expect(text).toContain(piece);
});

test.each(languages)('the buttons of the online function have the prescribed labels, in %s', (language) => {
  const text = textOf('germanShop', 'tc.withdrawal_function', language);
  for (const button of ['withdraw', 'confirm']) {
    expect(text).toContain(statutoryPart('withdrawal-function-labels', language, button));
  }
});

test('the French boxes appear in French documents only, for what is sold', () => {
  const boxes = { parisFashion: 'fr-conso-d211-2-a', frenchSaas: 'fr-conso-d211-4' } as const;
  for (const [name, id] of Object.entries(boxes)) {
    const text = textOf(name, 'tc.guarantee_fr', 'fr');
    for (const piece of pieces(id, 'fr', 'box')) expect(text, name).toContain(piece);
    for (const other of Object.values(boxes).filter((one) => one !== id)) {
      const [, second = ''] = pieces(other, 'fr', 'box');
      expect(text, name).not.toContain(second);
    }
    expect(textOf(name, 'tc.guarantee_fr', 'de')).toBe('');
  }
});

test('the articles on renewal are reproduced in French documents', () => {
  const text = textOf('frenchSaas', 'tc.renewal_fr', 'fr');
  for (const piece of pieces('fr-conso-l215', 'fr', 'box')) expect(text).toContain(piece);
  expect(textOf('frenchSaas', 'tc.renewal_fr', 'de')).toBe('');
});

test('the labels of the order and cancel buttons are those of the law', () => {
  const label = (id: string): string => findRequirement(id)?.exactTexts[0] ?? '?';
  expect(textOf('frenchSaas', 'tc.contract_steps', 'en')).toContain(label('crd-8-2'));
  expect(textOf('newZealandMusic', 'tc.contract_steps', 'en')).toContain(label('uk-ccr-14'));
  expect(textOf('germanShop', 'tc.contract_steps', 'de')).toContain(label('de-bgb-312j'));
  for (const language of languages) {
    expect(textOf('frenchSaas', 'tc.cancel', language)).toContain(label('de-bgb-312k'));
  }
});
