/** What no imprint may say: the `limit` entries of the law catalogue. */
import { languages } from '@clausewright/contract/languages';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { knownOwners, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(80)];

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'IMPRINT' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.toSorted()).toEqual(['imprint-de-no-odr', 'imprint-de-no-tmg']);
});

/** The closed platform, repealed acts, and the formulas on links and warning letters. */
const forbidden =
  /ec\.europa\.eu|consumers\/odr|\bODR\b|OS-Plattform|\bTMG\b|\bTTDSG\b|\bRStV\b|Telemediengesetz|524\/2013|Abmahnung|distanzieren|Haftung für (?:Inhalte|Links)/iu;

test.each(languages)(
  'no imprint links the closed platform, cites repealed acts or adds blanket formulas, in %s',
  (language) => {
    for (const { name, relevant } of owners) {
      const text = draftText(assemble('IMPRINT', relevant, { language, today, blanks: false }));
      expect(forbidden.exec(text)?.[0], name).toBeUndefined();
    }
  },
);
