/** `make-secrets.ts APP DATABASE`: fills two volumes with what product and database share, once. */
import { createSecrets } from './create-secrets.ts';

const [app, database] = process.argv.slice(2);
if (app === undefined || database === undefined) throw new Error('usage: make-secrets.ts APP DATABASE');
const kept = createSecrets(app, database);
if (kept.ok)
  console.log(kept.made ? 'The passwords of this instance were made.' : 'The passwords are there.');
else {
  console.error(kept.reason);
  process.exitCode = 1;
}
