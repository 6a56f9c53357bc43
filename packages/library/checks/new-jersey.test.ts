/** N.J.S.A. 56:12-16: no contract, notice or sign may say that a provision may not hold in some states without saying what holds in New Jersey. */
import { languages, type Language } from '@clausewright/contract/languages';
import { blockText } from '@clausewright/engine/document/tree-text';
import { expect, test } from 'vitest';
import { fullWording, outlines } from '../clauses.ts';

const formula: { readonly [L in Language]: RegExp } = {
  de: /(?:manche|einige|bestimmte) (?:bundes)?staaten (?:erlauben|lassen|gestatten)|gilt (?:es|das|dies) für sie (?:möglicherweise )?nicht/i,
  en: /(?:some|certain) (?:states|jurisdictions) (?:do not|don.t|may not)|where prohibited|may not apply to you|does not apply to you|void where/i,
  es: /(?:algunos|ciertos|determinados) (?:estados|países) no (?:lo )?permiten|(?:puede que )?no se le aplica\b/i,
  fr: /(?:certains|quelques) (?:états|pays) ne (?:le )?(?:permettent|autorisent)|cela ne s.applique pas à vous|peut ne pas s.appliquer à vous/i,
  it: /(?:alcuni|certi|taluni) (?:stati|paesi) non (?:lo )?consentono|non si applica a lei/i,
  nl: /(?:sommige|bepaalde) (?:staten|landen) (?:staan|laten)|geldt (?:het|dit|dat) (?:mogelijk )?niet voor u/i,
};

/** What the licence said until the formula was found in it. */
const former: { readonly [L in Language]: string } = {
  de: 'Manche Staaten erlauben das nicht; dort gilt es für Sie nicht.',
  en: 'Some states do not allow this; there it does not apply to you.',
  es: 'Algunos estados no lo permiten; allí no se le aplica.',
  fr: 'Certains États ne le permettent pas ; dans ces États, cela ne s’applique pas à vous.',
  it: 'Alcuni Stati non lo consentono; lì ciò non si applica a Lei.',
  nl: 'Sommige staten staan dat niet toe; daar geldt het niet voor u.',
};

test.each(languages)('no document of any type leaves open where its provisions hold, in %s', (language) => {
  expect(former[language]).toMatch(formula[language]);
  const found = Object.values(outlines).flatMap(({ type, clauses }) =>
    clauses
      .map((clause) => ({ id: clause.id, text: blockText(fullWording(clause, language)) }))
      .flatMap(
        ({ id, text }) => text.match(formula[language])?.map((words) => `${type} ${id}: ${words}`) ?? [],
      ),
  );
  expect(found).toEqual([]);
});
