/** `npm run rehearsal [-- container|readme [COMMIT]]`: from nothing to a running instance, as the README says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearseContainer } from './container.ts';
import { machineAuthorities } from './debian-root.ts';
import { missingNeeds } from './needs.ts';
import { rehearseReadme } from './readme.ts';
import { atEndOfProcess, type Stage } from './stage.ts';

const [wanted = 'all', earlier] = process.argv.slice(2);
const rehearsals: Record<string, (stage: Stage) => Promise<void>> = {
  container: rehearseContainer,
  readme: (stage) => rehearseReadme(stage, earlier),
};

function tell(line: string): void {
  const [first = '', ...rest] = line.split('\n');
  console.log(`${new Date().toISOString().slice(11, 19)} ${first}${rest.length > 0 ? ' …' : ''}`);
}

const missing = await missingNeeds('trixie');
if (missing.length > 0) {
  console.error(['The rehearsal cannot be done here. It needs', ...missing].join('\n  '));
  process.exit(1);
}
if (machineAuthorities()) tell('The roots are given the authorities that this machine trusts in addition.');
const begun = performance.now();
const atEnd = atEndOfProcess();
const home = mkdtempSync(join(tmpdir(), 'clausewright-rehearsal-'));
atEnd(() => rmSync(home, { recursive: true, force: true }));
for (const [name, rehearse] of Object.entries(rehearsals)) {
  if (wanted !== 'all' && wanted !== name) continue;
  tell(`Rehearsal: ${name}`);
  await rehearse({ work: join(home, name), tell, atEnd });
}
tell(`The rehearsal went well, in ${Math.ceil((performance.now() - begun) / 60_000)} minutes.`);
