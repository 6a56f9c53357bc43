import type { RegisteredType } from '../../registered-type.ts';
import { outline } from './outline.ts';
import { accessibilityStatement } from './questionnaire.ts';

export const agreementType: RegisteredType = {
  outline,
  questionnaire: accessibilityStatement,
};
