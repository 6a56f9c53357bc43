import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { guidelineTitles } from './guideline-titles.ts';
import { requirements } from './requirements.ts';
import { formatCitation } from './format-citation.ts';

test('acts of the Union and of Switzerland are named in the language of the owner', () => {
  expect(formatCitation('Regulation (EU) 2016/679, Art. 21(1), (2) and (4)', 'de')).toBe(
    'DSGVO Art. 21(1), (2) und (4)',
  );
  expect(formatCitation('Directive 93/13/EEC, Art. 3-5', 'fr')).toBe('directive 93/13/CEE, Art. 3-5');
  expect(
    formatCitation(
      'Directive 2011/83/EU, Art. 22a as amended by Directive (EU) 2024/825; Implementing Regulation (EU) 2025/1960',
      'nl',
    ),
  ).toBe(
    'Richtlijn 2011/83/EU, Art. 22a gewijzigd bij Richtlijn (EU) 2024/825; Uitvoeringsverordening (EU) 2025/1960',
  );
  expect(formatCitation('FADP Art. 19(3) and (5)', 'it')).toBe('LPD Art. 19(3) e (5)');
});

test('a national statute keeps its name', () => {
  expect(formatCitation('UK GDPR Art. 13(1)(f), 44A-46, 49', 'de')).toBe('UK GDPR Art. 13(1)(f), 44A-46, 49');
  expect(formatCitation('Privacy Act 2020 s.22, IPP 3', 'es')).toBe('Privacy Act 2020 s.22, IPP 3');
});

test('publications of an authority are named in the language of the owner', () => {
  expect(formatCitation('EDPB Guidelines 05/2020 on consent, para. 64-65', 'de')).toBe(
    'EDSA-Leitlinien 05/2020 zur Einwilligung, Rn. 64-65',
  );
  expect(formatCitation('CNIL guidelines 2020-091 and recommendation 2020-092', 'fr')).toBe(
    'lignes directrices 2020-091 et recommandation 2020-092 de la CNIL',
  );
  for (const title of Object.keys(guidelineTitles)) {
    expect(formatCitation(title, 'en')).toBe(title);
    expect(requirements.filter(({ citation }) => citation.includes(title))).not.toEqual([]);
  }
  // Apple and the authorities of the United States publish in English.
  const left = requirements
    .map(({ citation }) => formatCitation(citation, 'nl'))
    .filter((spoken) => /guid(?:e|ance|elines)\b|recommendation/iu.test(spoken))
    .filter((spoken) => !/App Store|Ad Standards|FTC/u.test(spoken));
  expect(left).toEqual([]);
});

test('no act of the Union keeps its English name in another language', () => {
  const left = requirements.flatMap(({ citation }) =>
    languages
      .filter((language) => language !== 'en')
      .map((language) => formatCitation(citation, language))
      .filter((spoken) => /\b(?:Regulation|Directive|CJEU|Recital) |as amended by \d/u.test(spoken)),
  );
  expect(left).toEqual([]);
});
