import { soldTerms, type SoldTerms } from '../sold-terms.ts';
import { operatorConfig } from './german-operator.ts';

/** The terms of a German operator; `environment` changes who that is. */
export function termsFrom(environment?: Record<string, string>): SoldTerms {
  return soldTerms(operatorConfig(environment));
}
