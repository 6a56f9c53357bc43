/** `npm run rehearsal [-- container|readme [COMMIT]]`: from nothing to a running instance, as the README says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearseContainer } from './container.ts';
import { machineAuthorities } from './debian-root.ts';
import { missingNeeds } from './needs.ts';
import { rehearseReadme } from './readme.ts';

const [wanted = 'all', earlier] = process.argv.slice(2);
const rehearsals: Record<string, (work: string) => Promise<void>> = {
  container: (work) => rehearseContainer(work, tell),
  readme: (work) => rehearseReadme(work, tell, earlier),
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
const work = mkdtempSync(join(tmpdir(), 'clausewright-rehearsal-'));
try {
  for (const [name, rehearse] of Object.entries(rehearsals)) {
    if (wanted !== 'all' && wanted !== name) continue;
    tell(`Rehearsal: ${name}`);
    await rehearse(join(work, name));
  }
  tell('The rehearsal went well.');
} finally {
  rmSync(work, { recursive: true, force: true });
}
