/** Judges every text of the library against its clause and prints each fault as file:line:column; run by `npm run check`. Of a
 * language that is a draft it tells how much is missing. */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { bannerFacts } from '../packages/library/vendors/site-banner.ts';
import { wordListFaults } from '../packages/engine/src/document/check/word-list-faults.ts';
import { draftFaults, outlineFaults } from '../packages/engine/src/document/check/clause-faults.ts';
import { draftLanguages } from '../packages/library/languages.ts';
import { outlines } from '../packages/library/agreement-types.ts';
import { questionnaires } from '../packages/library/agreement-types.ts';

const modules = globSync('packages/library/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const types = Object.values(outlines).map((outline) => {
  const questionnaire = questionnaires[outline.type];
  if (questionnaire === undefined) throw new Error(`${outline.type} has no questionnaire`);
  return { outline, questionnaire };
});
const faults = [
  ...types.flatMap(({ outline, questionnaire }) => outlineFaults(outline, questionnaire, bannerFacts)),
  ...wordListFaults(modules.map((file) => resolve(file))),
];
for (const language of draftLanguages) {
  const drafts = types.map(({ outline, questionnaire }) => ({
    type: outline.type,
    ...draftFaults(outline, questionnaire, { facts: bannerFacts, language, source: 'en' }),
  }));
  faults.push(...drafts.flatMap((draft) => draft.faults));
  const missing = drafts.filter((draft) => draft.missing.length > 0);
  const all = drafts.reduce((sum, { texts }) => sum + texts, 0);
  const lacking = missing.reduce((sum, draft) => sum + draft.missing.length, 0);
  const where = missing.map((draft) => `${draft.type} ${draft.missing.length} of ${draft.texts}`);
  console.log(`draft ${language}: ${all - lacking} of ${all} texts; missing: ${where.join(', ') || 'none'}`);
}
for (const fault of faults) console.error(fault.startsWith('/') ? relative(process.cwd(), fault) : fault);
process.exit(faults.length === 0 ? 0 : 1);
