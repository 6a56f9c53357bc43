import { takeDataLock } from '../platform/database/data-lock.ts';

/** A child process of a test: holds the lock on a directory until it is killed. */
const taken = takeDataLock(process.argv[2] ?? '');
process.stdout.write(`${taken.ok ? 'held' : taken.holder}\n`);
setInterval(() => {}, 60_000);
