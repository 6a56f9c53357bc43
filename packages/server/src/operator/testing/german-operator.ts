import { type Config, loadConfig } from '../../platform/config/config.ts';

/** The settings of an operator who has every document of its own. */
export const germanOperator = {
  OPERATOR_NAME: 'Paragraf',
  OPERATOR_LEGAL_NAME: 'Paragraf Werk GmbH',
  OPERATOR_ADDRESS: 'Kaiserstraße 5\n80331 München',
  OPERATOR_EMAIL: 'hilfe@paragraf.example',
  OPERATOR_COUNTRY: 'DE',
  OPERATOR_STATE: 'DE_BY',
  OPERATOR_ANSWERS: JSON.stringify({
    withdrawal_url: 'https://paragraf.example/withdraw/abc',
    provider_representatives: 'Eva Berger',
    reg_number: 'Amtsgericht München, HRB 123456',
    contact_phone: '+49 89 1234567',
    eu_adr: 'not-obliged',
  }),
};

/** `environment` adds to the operator's settings or changes them. */
export function operatorConfig(environment: Record<string, string> = {}): Config {
  const loaded = loadConfig({ ...germanOperator, ...environment });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return loaded.config;
}
