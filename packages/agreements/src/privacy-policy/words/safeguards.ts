/** On what a transfer to one provider rests, for a cell of a table. */
import type { Language } from '@clausewright/contract/languages';

export const safeguardWords = {
  de: {
    adequacy: 'Angemessenheitsbeschluss',
    dpf: 'Datenschutzrahmen EU-USA',
    scc: 'Standardvertragsklauseln',
    see: 'siehe Abschnitt „Wo wir Daten verarbeiten und in welche Länder sie gelangen“',
    seeBritish: 'siehe Abschnitt „Datenübermittlung aus dem Vereinigten Königreich“',
    stays: 'nicht erforderlich',
  },
  en: {
    adequacy: 'adequacy decision',
    dpf: 'EU-US Data Privacy Framework',
    scc: 'standard contractual clauses',
    see: 'see “Where we process data and which countries it reaches”',
    seeBritish: 'see “Transfers out of the United Kingdom”',
    stays: 'not needed',
  },
  es: {
    adequacy: 'decisión de adecuación',
    dpf: 'Marco de Privacidad de Datos UE-EE. UU.',
    scc: 'cláusulas contractuales tipo',
    see: 'véase «Dónde tratamos los datos y a qué países los transferimos»',
    seeBritish: 'véase «Transferencias desde el Reino Unido»',
    stays: 'no es necesaria',
  },
  fr: {
    adequacy: 'décision d’adéquation',
    dpf: 'cadre de protection des données UE–États-Unis',
    scc: 'clauses contractuelles types',
    see: 'voir « Où nous traitons les données et vers quels pays nous les transférons »',
    seeBritish: 'voir « Transferts depuis le Royaume-Uni »',
    stays: 'non requise',
  },
  it: {
    adequacy: 'decisione di adeguatezza',
    dpf: 'quadro UE-USA per la protezione dei dati personali',
    scc: 'clausole contrattuali tipo',
    see: 'si veda «Dove trattiamo i dati e in quali paesi giungono»',
    seeBritish: 'si veda «Trasferimenti dal Regno Unito»',
    stays: 'non necessaria',
  },
  nl: {
    adequacy: 'adequaatheidsbesluit',
    dpf: 'EU-VS-kader voor gegevensbescherming',
    scc: 'standaardcontractbepalingen',
    see: 'zie “Waar wij gegevens verwerken en in welke landen ze terechtkomen”',
    seeBritish: 'zie “Doorgifte vanuit het Verenigd Koninkrijk”',
    stays: 'niet nodig',
  },
} as const satisfies Record<Language, Record<SafeguardWord, string>>;

export type SafeguardWord = 'adequacy' | 'dpf' | 'scc' | 'see' | 'seeBritish' | 'stays';
