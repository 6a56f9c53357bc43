/** Refuses runtime packages with a known vulnerability of level high or critical, where the registry knows them. */
import { spawnSync } from 'node:child_process';
import { evaluateAdvisories } from './advisories.ts';

// Somebody without a network should not wait for it.
const quick = ['--fetch-retries=0', '--fetch-timeout=15000'];
const audit = spawnSync('npm', ['audit', '--omit=dev', '--json', ...quick, ...process.argv.slice(2)], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  timeout: 60_000,
});
const verdict = evaluateAdvisories(audit.stdout);
if (verdict.kind === 'unknown') {
  const why = verdict.why === '' ? '' : ` (${verdict.why})`;
  console.log(`The registry says nothing of known vulnerabilities${why}; see docs/operator-guide.md.`);
} else {
  for (const fault of verdict.faults) console.error(fault);
  process.exitCode = verdict.faults.length === 0 ? 0 : 1;
}
