/**
 * Ordinary runs draw the same random cases each time, so that a failure belongs to the change that is
 * tested; the long tier draws new ones.
 */
import { configureGlobal } from 'fast-check';

if (process.env['LONG_TESTS'] !== '1') configureGlobal({ seed: 20_261_121 });
