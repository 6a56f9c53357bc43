/** What the build puts in (types.d.ts): every module of the app may count on it. */
import { agreementTypes } from '@clausewright/contract/agreement-types';

Object.assign(globalThis, {
  BUILT_WIZARD_TYPES: agreementTypes.filter((type) => type !== 'TEST'),
  COUNTED_DUTIES: { all: 0, compared: 0 },
});
