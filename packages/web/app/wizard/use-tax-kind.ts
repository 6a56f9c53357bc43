import { use } from 'react';
import { taxKind, type TaxKind } from '../tax-kind.ts';
import { WizardContext } from './wizard-context.ts';

/** What the tax is called in the country that the owner named. */
export function useTaxKind(): TaxKind {
  return taxKind(use(WizardContext)?.evaluation.relevant['country']);
}
