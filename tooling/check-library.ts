/** Judges every text of the library against its clause and prints each fault as file:line:column; run by `npm run check`. */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { bannerFacts } from '../packages/library/vendors/site-banner.ts';
import { wordListFaults } from '../packages/engine/src/document/check/word-list-faults.ts';
import { outlineFaults } from '../packages/engine/src/document/check/clause-faults.ts';
import { outlines } from '../packages/library/outlines.ts';
import { questionnaires } from '../packages/library/questionnaires.ts';

const modules = globSync('packages/library/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const clauseFaults = Object.values(outlines).flatMap((outline) => {
  const questionnaire = questionnaires[outline.type];
  if (questionnaire === undefined) return [`${outline.type} has no questionnaire`];
  return outlineFaults(outline, questionnaire, bannerFacts);
});
const faults = [...clauseFaults, ...wordListFaults(modules.map((file) => resolve(file)))];
for (const fault of faults) console.error(fault.startsWith('/') ? relative(process.cwd(), fault) : fault);
process.exit(faults.length === 0 ? 0 : 1);
