import type { RegisteredType } from '../../registered-type.ts';
import { outline } from './outline.ts';
import { imprint } from './questionnaire.ts';

export const agreementType: RegisteredType = {
  outline,
  questionnaire: imprint,
};
