/** What a transfer outside the EEA rests on, as nouns for a list after a colon. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clauses/clause.ts';

export type TransferTool = NonNullable<PrivacyQuestions['transfer_tools']>[number];

export const transferToolWords = {
  de: {
    adequacy: 'ein Angemessenheitsbeschluss der Europäischen Kommission',
    dpf: 'der Datenschutzrahmen EU-USA',
    scc: 'die Standardvertragsklauseln der Europäischen Kommission',
    bcr: 'verbindliche interne Datenschutzvorschriften',
    consent: 'Ihre ausdrückliche Einwilligung',
  },
  en: {
    adequacy: 'an adequacy decision of the European Commission',
    dpf: 'the EU-US Data Privacy Framework',
    scc: 'the standard contractual clauses of the European Commission',
    bcr: 'binding corporate rules',
    consent: 'your explicit consent',
  },
  es: {
    adequacy: 'una decisión de adecuación de la Comisión Europea',
    dpf: 'el Marco de Privacidad de Datos UE-EE. UU.',
    scc: 'las cláusulas contractuales tipo de la Comisión Europea',
    bcr: 'las normas corporativas vinculantes',
    consent: 'su consentimiento explícito',
  },
  fr: {
    adequacy: 'une décision d’adéquation de la Commission européenne',
    dpf: 'le cadre de protection des données UE–États-Unis',
    scc: 'les clauses contractuelles types de la Commission européenne',
    bcr: 'des règles d’entreprise contraignantes',
    consent: 'votre consentement explicite',
  },
  it: {
    adequacy: 'una decisione di adeguatezza della Commissione europea',
    dpf: 'il quadro UE-USA per la protezione dei dati personali',
    scc: 'le clausole contrattuali tipo della Commissione europea',
    bcr: 'norme vincolanti d’impresa',
    consent: 'il Suo consenso esplicito',
  },
  nl: {
    adequacy: 'een adequaatheidsbesluit van de Europese Commissie',
    dpf: 'het EU-VS-kader voor gegevensbescherming',
    scc: 'de standaardcontractbepalingen van de Europese Commissie',
    bcr: 'bindende bedrijfsvoorschriften',
    consent: 'uw uitdrukkelijke toestemming',
  },
} satisfies Record<Language, Record<TransferTool, string>>;
