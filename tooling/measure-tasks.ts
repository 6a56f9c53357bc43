/**
 * Counts the files that changes touch: `node tooling/measure-tasks.ts [ROOT]`. Those of a vendor and of the law of a place are
 * counted by guide-steps.sweep.test.ts, which adds one as docs/extending.md says.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

process.chdir(process.argv[2] ?? '.');
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:packages|tooling|e2e|bench)\/.*\.(?:tsx?|json|sql|css)$/.test(file));

/** Source files beside tests that match a name and lie outside the folder that is its own. */
function elsewhere(name: RegExp, own: RegExp): string[] {
  return files.filter(
    (file) =>
      !own.test(file) &&
      !/\.test\.tsx?$|\/testing\/|^e2e\/|^bench\/|\/golden\/|\/changes\//.test(file) &&
      name.test(readFileSync(file, 'utf8')),
  );
}

const types = globSync('packages/library/types/*').filter((type) => !type.endsWith('/test'));
const wholeDocuments = types.map((type) => globSync(`${type}/golden/*.md`).length);
const languages = 6;
console.log('task | files');
console.log(
  `one sentence in six languages | ${languages} texts, clause.ts, change note, lock; snapshots ${languages}, whole documents at most ${Math.max(...wholeDocuments)}`,
);
// The address /fastspring-transaction-pending is promised; migrations are files of their own.
const provider = elsewhere(
  /fastspring(?!-transaction-pending)/i,
  /\/fastspring(?:\/|\.(?:ts|json)$)|\/migrations\/|^tooling\/measure-tasks/,
);
console.log(
  `a payment provider | its folders and ${provider.length} lists elsewhere: ${provider.join(', ')}`,
);
const type = elsewhere(
  /RETURN_REFUND_POLICY|return-refund-policy/,
  /library\/types\/return-refund-policy\/|library\/laws\/[\w-]+\/law\.json/,
);
console.log(`an agreement type | its folder and ${type.length} files elsewhere that name one of its kind`);
