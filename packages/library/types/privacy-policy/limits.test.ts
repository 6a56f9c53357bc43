/** What no Privacy Policy may say: the `limit` entries of the law catalogue, over each form of its clauses that is kept as a file. */
import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { requirements } from '../../laws/requirements.ts';

const folder = new URL('golden/', import.meta.url);

function textsIn(language: Language): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`${language}.md`))
    .map((name) => ({
      name,
      text: readFileSync(new URL(name, folder), 'utf8').replaceAll('\u00A0', ' '),
    }));
}

test('the catalogue limits match the tested or reviewed ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'PRIVACY_POLICY' && kind === 'limit')
    .map(({ id }) => id);
  // Those on conduct in American states forbid no words, and those on periods are held against the answers (`consistency/`).
  const onWords = limits.filter((id) => !/^(?:us|retention)-/u.test(id));
  // Plain language is read; `bench/readability.ts` gives a figure. That nothing is sold beside sharing: `told-once.test.ts`.
  expect(onWords.toSorted()).toEqual([
    'ccpa-1798-140-ad',
    'ccpa-7003',
    'ftc-5',
    'gdpr-12-1',
    'qc-9-1',
    'wa-mhmda-limit',
  ]);
});

/** 15 U.S.C. § 45(a): security and deletion are never promised in absolute terms. */
const absolute: { readonly [L in Language]: RegExp } = {
  de: /absolut(?:e[nrs]?)? siche|100 ?%|wir garantieren|jederzeit sicher|unwiderruflich gelöscht/iu,
  en: /absolutely secure|100 ?%|\bwe guarantee|perfectly safe|irrevocably delete/iu,
  es: /absolutamente segur|100 ?%|(?<!no |lo )garantizamos|irrevocablemente/iu,
  fr: /absolument sûr|parfaitement sûr|100 ?%|nous garantissons|sécurité absolue|irrévocablement/iu,
  it: /assolutamente sicur|100 ?%|garantiamo|sicurezza assoluta|irrevocabilmente/iu,
  nl: /absoluut veilig|100 ?%|wij garanderen|absolute veiligheid|onherroepelijk gewist/iu,
};

/** Regulation (EU) 2024/3228: the platform closed on 20 July 2025. */
const odr: { readonly [L in Language]: RegExp } = {
  de: /consumers\/odr|\bOS-Plattform|Online-Streitbeilegung/u,
  en: /consumers\/odr|\bODR\b|online dispute resolution/iu,
  es: /consumers\/odr|resolución de litigios en línea/iu,
  fr: /consumers\/odr|règlement en ligne des litiges/iu,
  it: /consumers\/odr|risoluzione delle controversie online/iu,
  nl: /consumers\/odr|onlinegeschillenbeslechting/iu,
};

/** A sentence that each rule has to find, so that neither is blind. */
const wrong: { readonly [L in Language]: readonly [absolute: string, odr: string] } = {
  de: ['Ihre Daten sind bei uns absolut sicher.', 'Die Kommission betreibt eine OS-Plattform.'],
  en: ['We guarantee that your data is safe.', 'Use the online dispute resolution platform.'],
  es: ['Garantizamos la seguridad de sus datos.', 'La plataforma de resolución de litigios en línea.'],
  fr: ['Nous garantissons la sécurité.', 'La plateforme de règlement en ligne des litiges.'],
  it: ['I dati sono assolutamente sicuri.', 'La piattaforma di risoluzione delle controversie online.'],
  nl: ['Uw gegevens zijn absoluut veilig.', 'Het platform voor onlinegeschillenbeslechting.'],
};

test.each(languages)('each rule detects what it forbids, in %s', (language) => {
  const rules = [absolute, odr].map((rule) => rule[language]);
  expect(rules.map((rule, i) => rule.test(wrong[language][i] ?? ''))).toEqual([true, true]);
});

test.each(languages)('no policy overpromises or names what is gone, in %s', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(80);
  const said = texts.flatMap(({ name, text }) =>
    [absolute, odr].flatMap((forbidden) => {
      const found = forbidden[language].exec(text);
      return found === null
        ? []
        : [`${name}: ${text.slice(Math.max(0, found.index - 60), found.index + 40)}`];
    }),
  );
  expect(said).toEqual([]);
});
