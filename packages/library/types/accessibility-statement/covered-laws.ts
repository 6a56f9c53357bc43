import { coveredLawsOf } from '../../laws/covered-laws.ts';

/** The build of the pages takes the value, not the imports. */
export const coveredLaws = coveredLawsOf('ACCESSIBILITY_STATEMENT');
