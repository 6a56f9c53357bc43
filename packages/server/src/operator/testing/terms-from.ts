import { loadConfig } from '../../config.ts';
import { soldTerms, type SoldTerms } from '../sold-terms.ts';

const operator = {
  OPERATOR_NAME: 'Paragraf',
  OPERATOR_LEGAL_NAME: 'Paragraf Werk GmbH',
  OPERATOR_ADDRESS: 'Kaiserstraße 5\n80331 München',
  OPERATOR_EMAIL: 'hilfe@paragraf.example',
  OPERATOR_COUNTRY: 'DE',
  OPERATOR_STATE: 'DE_BY',
  OPERATOR_ANSWERS: '{"withdrawal_url":"https://paragraf.example/withdraw/abc"}',
};

/** The terms of a German operator; `environment` changes who that is. */
export function termsFrom(environment: Record<string, string> = {}): SoldTerms {
  const loaded = loadConfig({ ...operator, ...environment });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return soldTerms(loaded.config);
}
