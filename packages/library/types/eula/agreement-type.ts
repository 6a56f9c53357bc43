import type { RegisteredType } from '../../registered-type.ts';
import { outline } from './outline.ts';
import { eula } from './questionnaire.ts';

export const agreementType: RegisteredType = {
  outline,
  questionnaire: eula,
};
