/**
 * Counts the files that five changes touch: `node tooling/measure-tasks.ts [ROOT]`. A vendor and the law of a place are also
 * carried out as docs/extending.md says (guide-steps.sweep.test.ts).
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
console.log('a vendor | 1 and the lock of ids');
console.log('the law of a place | its folder, 1 line and the lock of ids');
const provider = elsewhere(/fastspring/i, /\/billing\/providers\/fastspring\/|fakes\/src\/fastspring/);
console.log(`a payment provider | its folder and ${provider.length} files elsewhere`);
const type = elsewhere(
  /RETURN_REFUND_POLICY|return-refund-policy/,
  /library\/types\/return-refund-policy\/|library\/laws\/[\w-]+\/law\.json/,
);
console.log(`an agreement type | its folder and ${type.length} files elsewhere that name one of its kind`);
