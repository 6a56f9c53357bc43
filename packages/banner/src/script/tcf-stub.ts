/** Stands before everything else of a script: calls of `__tcfapi` wait, and frames find whom to ask, until `tcf.js` is there. */
import stub from '@iabtcf/stub';
import { attempt } from './guard.ts';

attempt(() => stub());
