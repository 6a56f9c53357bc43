import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { blockText } from '@clausewright/engine/document/tree-text';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { privacyPolicy } from './questionnaire.ts';
import { germanShop, teenApp } from './testing/profiles.ts';
import { today } from './testing/random-answers.ts';

const european =
  /\b(?:GDPR|DSGVO|RGPD|AVG|EEA|EWR|EEE|SEE|EER)\b|\b(?:Art\.|Article|Artikel|artículo|article|articolo) ?\d/u;

test.each(languages)('an app subject to Californian law only cites no European law, in %s', (language) => {
  const textOf = (profile: object): string => {
    const { relevant } = evaluate(privacyPolicy, { ...profile }, { today });
    const { clauses } = assemble('PRIVACY_POLICY', relevant, { language, today, blanks: true });
    return clauses.map(({ blocks }) => blockText(blocks)).join('\n');
  };
  expect(textOf(teenApp)).not.toMatch(european);
  expect(textOf(germanShop)).toMatch(european);
});
