import { use } from 'react';
import { type TaxKind, useTaxKind } from '../tax-kind.ts';
import { WizardContext } from './wizard-context.ts';

/** What the tax is called in the country that the owner named. */
export function useCountryTax(): TaxKind {
  return useTaxKind(use(WizardContext)?.evaluation.relevant['country']);
}
