/** Judges every text of the library against its clause and prints each fault as file:line:column; run by `npm run check`. Of a
 * language that is a draft it tells how much is missing. */
import { draftLanguages } from '../packages/library/languages.ts';
import { outlines } from '../packages/library/agreement-types.ts';
import { draftReport, listFaults, typeFaults } from './translation/library-state.ts';

const drafts = draftLanguages.map(draftReport);
for (const line of drafts.flatMap(({ lines }) => lines)) console.log(line);
const faults = [
  ...Object.values(outlines).flatMap(typeFaults),
  ...listFaults(),
  ...drafts.flatMap((draft) => draft.faults),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
