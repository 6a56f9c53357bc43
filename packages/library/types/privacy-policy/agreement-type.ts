import type { RegisteredType } from '../../registered-type.ts';
import { outline } from './outline.ts';
import { privacyPolicy } from './questionnaire.ts';

export const agreementType: RegisteredType = {
  outline,
  questionnaire: privacyPolicy,
};
