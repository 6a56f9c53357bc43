import { termsLaws } from '../../laws/terms-laws.ts';
import type { RegisteredType } from '../../registered-type.ts';
import { outline } from './outline.ts';
import { termsConditions } from './questionnaire.ts';

export const agreementType: RegisteredType = {
  outline,
  questionnaire: termsConditions,
  laws: termsLaws,
};
