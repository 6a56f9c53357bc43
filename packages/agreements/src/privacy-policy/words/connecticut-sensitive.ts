/** What counts as sensitive in Connecticut beside what every state counts, where it is collected. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, has } from '../../document/authoring.ts';
import type { PrivacyQuestions } from '../clause.ts';

type Added = 'numbers' | 'accounts' | 'neural';

/** Conn. Gen. Stat. § 42-515 as amended by Public Act 25-113: sensitive in Connecticut since 1 July 2026. */
export function addsInConnecticut(a: Context<PrivacyQuestions>['a']): readonly Added[] {
  if (!has(a.laws, 'us_ct')) return [];
  return [
    ...(has(a.pd_types, 'government-id') ? (['numbers'] as const) : []),
    ...(has(a.pd_types, 'financial-account') ? (['accounts'] as const) : []),
    ...(has(a.special_data, 'neural') ? (['neural'] as const) : []),
  ];
}

export const connecticutWords = {
  de: {
    numbers: 'Nummern amtlicher Ausweise',
    accounts: 'Angaben, die Zugang zu einem Finanzkonto geben',
    neural: 'Nervensignale',
  },
  en: {
    numbers: 'numbers of official identity documents',
    accounts: 'details that give access to a financial account',
    neural: 'neural data',
  },
  es: {
    numbers: 'los números de documentos oficiales de identidad',
    accounts: 'los datos que dan acceso a una cuenta financiera',
    neural: 'los datos neuronales',
  },
  fr: {
    numbers: 'les numéros de pièces d’identité officielles',
    accounts: 'les données donnant accès à un compte financier',
    neural: 'les données neuronales',
  },
  it: {
    numbers: 'i numeri di documenti d’identità ufficiali',
    accounts: 'i dati che danno accesso a un conto finanziario',
    neural: 'i dati neurali',
  },
  nl: {
    numbers: 'nummers van officiële identiteitsbewijzen',
    accounts: 'gegevens die toegang geven tot een financiële rekening',
    neural: 'neurale gegevens',
  },
} as const satisfies Record<Language, Record<Added, string>>;
