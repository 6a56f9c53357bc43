/** Prescribed wording: what the document prints is what the file holds, but for the placeholders. */
import { createHash } from 'node:crypto';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { assemble } from '../../clauses.ts';
import { blockText } from '@clausewright/engine/document/tree-text';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withdrawalTexts } from '../../statutory/market.ts';
import { typographic } from '../../statutory/print.ts';
import { pieces } from '../../statutory/pieces.ts';
import { statutoryPart, statutoryTexts } from '../../statutory/texts.ts';
import { returnRefundPolicy } from './questionnaire.ts';
import { knownOwners, type Owner } from './testing/owners.ts';

function owner(name: string): Owner {
  const found = knownOwners.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no profile ${name}`);
  return found;
}

function countryOf(name: string): string | undefined {
  const { country } = owner(name).relevant;
  return typeof country === 'string' ? country : undefined;
}

/** The lines of a clause, with ordinary spaces. */
function linesOf(name: string, clause: string, language: Language): string[] {
  const { relevant } = owner(name);
  const draft = assemble('RETURN_REFUND_POLICY', relevant, { language, today, blanks: false });
  const found = draft.clauses.find(({ id }) => id === clause);
  return blockText(found?.blocks ?? [])
    .replaceAll('\u00A0', ' ')
    .split('\n');
}

const printed: Readonly<Record<string, readonly string[]>> = {
  germanPottery: ['body', '1c', '4', '5b-consumer-bears', '5c'],
  italianSofas: ['body', '1d', '5a-collect', '5b-estimate', '5c'],
  austrianWorkshops: ['body', '1a'],
  spanishDeli: ['1a', '5b-trader-bears'],
};

test.each(languages)('the instructions match the file, sentence by sentence, in %s', (language) => {
  for (const [name, parts] of Object.entries(printed)) {
    const { model, point3 } = withdrawalTexts(language, countryOf(name));
    const text = linesOf(name, 'rr.withdrawal', language).join('\n');
    for (const part of parts) {
      for (const piece of pieces(model, language, part)) {
        expect(text, `${name} ${part}`).toContain(piece);
      }
    }
    for (const piece of pieces(point3, language, 'online')) expect(text, name).toContain(piece);
    expect(text).not.toMatch(/[{}]|> /);
  }
});

test.each(languages)(
  'one start of the period is printed for goods, not a list of cases, in %s',
  (language) => {
    const { relevant } = owner('germanPottery');
    const starts = { one: '1b', several: '1c', pieces: '1d', regular: '1e' };
    const { model } = withdrawalTexts(language, 'DE');
    for (const [parcels, chosen] of Object.entries(starts)) {
      const answers = { ...relevant, parcels };
      const draft = assemble('RETURN_REFUND_POLICY', answers, { language, today, blanks: false });
      const clause = draft.clauses.find(({ id }) => id === 'rr.withdrawal');
      const text = blockText(clause?.blocks ?? []).replaceAll('\u00A0', ' ');
      const printed = Object.values(starts).filter((part) =>
        pieces(model, language, part).every((piece) => text.includes(piece)),
      );
      expect(printed, parcels).toEqual([chosen]);
    }
  },
);

test.each(languages)(
  'single goods and goods delivered regularly have instructions of their own, in %s',
  (language) => {
    const relevant = { ...owner('germanPottery').relevant, parcels: 'several', regular_goods: 'yes' };
    const draft = assemble('RETURN_REFUND_POLICY', relevant, { language, today, blanks: false });
    const clause = draft.clauses.find(({ id }) => id === 'rr.withdrawal');
    const text = blockText(clause?.blocks ?? []).replaceAll('\u00A0', ' ');
    const { model } = withdrawalTexts(language, 'DE');
    const starts = ['1c', '1e'].flatMap((part) => pieces(model, language, part));
    expect(starts.filter((piece) => !text.includes(piece))).toEqual([]);
    const [, first = ''] = pieces(model, language, 'body');
    expect(text.split(first)).toHaveLength(3);
  },
);

test('the instructions name an address of whoever sells to the Union', () => {
  const text = linesOf('austrianWorkshops', 'rr.withdrawal', 'de').join(' ');
  expect(text).toContain('Anna Moser, Lindengasse 12');
  const { country, individual_name, entity_type, laws } = owner('austrianWorkshops').relevant;
  const { errors } = evaluate(
    returnRefundPolicy,
    { country, individual_name, entity_type, laws, audience_regions: ['eu'], consumer_type: 'consumers' },
    { today },
  );
  expect(errors.map(({ path }) => path)).toContain('provider_address');
});

test.each(languages)('point 6 keeps services and drops what no shop supplies, in %s', (language) => {
  const { model } = withdrawalTexts(language, 'AT');
  const whole = typographic(statutoryPart(model, language, '6'));
  const [before = '', after = ''] = whole.split('{delete_inapplicable}');
  const text = linesOf('austrianWorkshops', 'rr.withdrawal', language).join('\n');
  expect(text).toContain(after.trim());
  expect(text).not.toContain(before.trim());
  const line = text.split('\n').find((one) => one.endsWith(after.trim())) ?? '';
  expect(before.startsWith(line.slice(0, line.length - after.length).trim())).toBe(true);
});

test.each(languages)(
  'the cost of a return is the sentence of the file with its amount, in %s',
  (language) => {
    const { relevant } = owner('italianSofas');
    const posted = { ...relevant, collect_goods: 'no' };
    const draft = assemble('RETURN_REFUND_POLICY', posted, { language, today, blanks: false });
    const clause = draft.clauses.find(({ id }) => id === 'rr.withdrawal');
    const text = blockText(clause?.blocks ?? []).replaceAll('\u00A0', ' ');
    const { model } = withdrawalTexts(language, 'IT');
    expect(text).toContain(
      typographic(statutoryPart(model, language, '5b-estimate')).replace('{amount}', '90'),
    );
  },
);

test.each(languages)('nobody but the seller takes goods back, in %s', (language) => {
  const { model } = withdrawalTexts(language, 'DE');
  const whole = typographic(statutoryPart(model, language, '5a-return'));
  const [, after = ''] = whole.split('{authorised_recipient}');
  const text = linesOf('germanPottery', 'rr.withdrawal', language).join('\n');
  expect(text).toContain(after.trim());
  expect(text).not.toMatch(/ (?:or|oder an|ou à|o a|oppure a|of aan),? ?(?:,|zurück|sans|terug)/);
});

test.each(languages)('the form matches the file, line by line, in %s', (language) => {
  for (const name of ['germanPottery', 'frenchArtist', 'austrianWorkshops', 'spanishDeli']) {
    const { form } = withdrawalTexts(language, countryOf(name));
    const text = linesOf(name, 'rr.withdrawal_form', language).join('\n');
    // French elides before the vowel of a name.
    for (const piece of pieces(form, language, 'form')) {
      expect(text, name).toContain(
        name === 'austrianWorkshops' ? piece.replace(/attention de$/u, 'attention d’') : piece,
      );
    }
  }
});

test.each(languages)('the UK form is in English, the Union form in other languages, here %s', (language) => {
  const text = linesOf('britishBooks', 'rr.withdrawal_form', language).join('\n');
  const form = language === 'en' ? 'uk-ccr-sch3-b' : withdrawalTexts(language, 'GB').form;
  for (const piece of pieces(form, language, 'form')) expect(text).toContain(piece);
  const both = linesOf('dutchCourses', 'rr.withdrawal_form', language).join('\n');
  expect(both.includes('Model cancellation form')).toBe(language === 'en');
});

test.each(languages)('the buttons of the online function have the prescribed labels, in %s', (language) => {
  const text = linesOf('germanPottery', 'rr.withdrawal_function', language).join('\n');
  for (const button of ['withdraw', 'confirm']) {
    expect(text).toContain(statutoryPart('withdrawal-function-labels', language, button));
  }
});

test('the French boxes appear verbatim in French documents only', () => {
  const text = linesOf('frenchArtist', 'rr.guarantee_fr', 'fr').join('\n');
  for (const id of ['fr-conso-d211-2-a', 'fr-conso-d211-3'] as const) {
    for (const piece of pieces(id, 'fr', 'box')) expect(text).toContain(piece);
  }
  expect(linesOf('frenchArtist', 'rr.guarantee_fr', 'de')).toEqual(['']);
});

test('the market decides: a seller in Austria or Belgium does not get the neighbour’s text', () => {
  expect(withdrawalTexts('de', 'AT').model).toBe('at-fagg-anhang-1a');
  expect(withdrawalTexts('de', 'DE').model).toBe('de-egbgb-anlage-1');
  expect(withdrawalTexts('de', 'IT').form).toBe('de-egbgb-anlage-2');
  expect(withdrawalTexts('fr', 'BE').model).toBe('crd-annex-ia');
  expect(withdrawalTexts('fr', 'DE').model).toBe('fr-conso-r221-3');
  expect(withdrawalTexts('en', 'IE').model).toBe('ie-cra-sched4');
  expect(withdrawalTexts('en', 'FR').model).toBe('crd-annex-ia');
});

test('no document calls an unverified text the official one', () => {
  const unverified = Object.values(statutoryTexts).flatMap((byLanguage) =>
    Object.values(byLanguage).filter(({ official }) => official === 'unverified'),
  );
  expect(unverified.length).toBeGreaterThan(0);
  const claims = /offiziell|amtlich|official|oficial|officiel|ufficial|officieel|officiële/i;
  for (const { name } of knownOwners) {
    for (const language of languages) {
      for (const clause of [
        'rr.withdrawal',
        'rr.withdrawal_form',
        'rr.withdrawal_function',
        'rr.guarantee_fr',
      ]) {
        expect(linesOf(name, clause, language).join('\n'), name).not.toMatch(claims);
      }
    }
  }
});

test('no prescribed text changes unnoticed: raise the version of the clauses that print it, then this checksum', () => {
  const sum = createHash('sha256').update(JSON.stringify(statutoryTexts)).digest('hex');
  expect(sum).toBe('7efc3790213dbdcd03b0e8a9970bbaeabc9b66a2e479b7ac6dd75fa1402fd1cc');
});
