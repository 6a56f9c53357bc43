/** Whether a person must give data, and what usually follows when they are missing: table cells. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type RequiredBasis = PrivacyQuestions['pd_required'][number]['required_basis'];

export const requiredBasisWords = {
  de: {
    statutory: 'Ja, gesetzlich vorgeschrieben',
    contractual: 'Ja, vertraglich vorgeschrieben',
    'needed-for-contract': 'Nein, aber für den Vertragsabschluss erforderlich',
    voluntary: 'Nein, freiwillig',
  },
  en: {
    statutory: 'Yes, required by law',
    contractual: 'Yes, required by contract',
    'needed-for-contract': 'No, but needed to conclude the contract',
    voluntary: 'No, voluntary',
  },
  es: {
    statutory: 'Sí, requisito legal',
    contractual: 'Sí, requisito contractual',
    'needed-for-contract': 'No, pero necesario para celebrar el contrato',
    voluntary: 'No, voluntario',
  },
  fr: {
    statutory: 'Oui, exigence légale',
    contractual: 'Oui, exigence contractuelle',
    'needed-for-contract': 'Non, mais nécessaire pour conclure le contrat',
    voluntary: 'Non, facultatif',
  },
  it: {
    statutory: 'Sì, obbligo di legge',
    contractual: 'Sì, obbligo contrattuale',
    'needed-for-contract': 'No, ma necessario per concludere il contratto',
    voluntary: 'No, facoltativo',
  },
  nl: {
    statutory: 'Ja, wettelijk verplicht',
    contractual: 'Ja, contractueel verplicht',
    'needed-for-contract': 'Nee, maar nodig om de overeenkomst te sluiten',
    voluntary: 'Nee, vrijwillig',
  },
} as const satisfies Record<Language, Record<RequiredBasis, string>>;

export const usualConsequenceWords = {
  de: {
    statutory: 'Wir können die betreffende Leistung möglicherweise nicht erbringen.',
    contractual: 'Wir können den Vertrag nicht oder nicht vollständig erfüllen.',
    'needed-for-contract': 'Wir können den Vertrag nicht schließen.',
    voluntary: 'Wir können nicht tun, wofür die Angaben gedacht sind.',
  },
  en: {
    statutory: 'We may be unable to provide the service concerned.',
    contractual: 'We cannot perform the contract, or not in full.',
    'needed-for-contract': 'We cannot conclude the contract.',
    voluntary: 'We cannot do what the details are meant for.',
  },
  es: {
    statutory: 'Es posible que no podamos prestar el servicio correspondiente.',
    contractual: 'No podemos ejecutar el contrato, o no por completo.',
    'needed-for-contract': 'No podemos celebrar el contrato.',
    voluntary: 'No podemos hacer aquello para lo que sirven los datos.',
  },
  fr: {
    statutory: 'Il se peut que nous ne puissions pas fournir la prestation concernée.',
    contractual: 'Nous ne pouvons pas exécuter le contrat, ou pas entièrement.',
    'needed-for-contract': 'Nous ne pouvons pas conclure le contrat.',
    voluntary: 'Nous ne pouvons pas faire ce à quoi servent ces données.',
  },
  it: {
    statutory: 'Potremmo non essere in grado di fornire la prestazione interessata.',
    contractual: 'Non possiamo eseguire il contratto, o non per intero.',
    'needed-for-contract': 'Non possiamo concludere il contratto.',
    voluntary: 'Non possiamo fare ciò a cui i dati servono.',
  },
  nl: {
    statutory: 'Wij kunnen de betreffende dienst mogelijk niet verlenen.',
    contractual: 'Wij kunnen de overeenkomst niet of niet volledig uitvoeren.',
    'needed-for-contract': 'Wij kunnen de overeenkomst niet sluiten.',
    voluntary: 'Wij kunnen niet doen waarvoor de gegevens bedoeld zijn.',
  },
} as const satisfies Record<Language, Record<RequiredBasis, string>>;
