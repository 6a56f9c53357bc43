import { given, prose } from '../../document/authoring.ts';
import { stateName } from '../words/state-name.ts';
import { clause } from './clause.ts';

// Regulation (EC) 593/2008, Article 6(2) and Regulation (EU) 1215/2012, Article 18: a choice takes nothing from consumers.
export const jurisdiction = clause({
  id: 'di.jurisdiction',
  version: 2,
  parts: {
    // Contracts and liability are the law of the state or province there; in Germany and India they are not.
    state: {
      meets: [],
      when: (a) => given(a.state) && ['US', 'CA', 'AU'].some((country) => a.country === country),
    },
    // England and Wales, Scotland and Northern Ireland have laws of their own.
    kingdom: { meets: [], when: (a) => a.country === ('GB' as typeof a.country) },
    consumers: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
  },
  text: {
    de: (c) => prose`
      ## Anwendbares Recht

      Für dieses Dokument gilt das Recht des Landes, in dem wir niedergelassen sind: ${c.country(c.say.country)} ${c.part.kingdom`(der Landesteil, in dem wir niedergelassen sind)`} ${c.part.state`(${stateName(c)})`}. ${c.part.consumers`Sind Sie Verbraucher, behalten Sie den Schutz der zwingenden Vorschriften des Landes, in dem Sie leben, und können dort klagen, wo das Gesetz es Ihnen erlaubt.`}`,
    en: (c) => prose`
      ## Applicable law

      This document is governed by the law of the country in which we are established: ${c.country(c.say.country)} ${c.part.kingdom`(the part of it in which we are established)`} ${c.part.state`(${stateName(c)})`}. ${c.part.consumers`If you are a consumer, you keep the protection of the mandatory rules of the country in which you live and may sue wherever the law allows you to.`}`,
    es: (c) => prose`
      ## Ley aplicable

      Este documento se rige por la ley del país en que estamos establecidos: ${c.country(c.say.country)} ${c.part.kingdom`(la parte de él en que estamos establecidos)`} ${c.part.state`(${stateName(c)})`}. ${c.part.consumers`Si usted es consumidor, conserva la protección de las normas imperativas del país en que vive y puede demandar ante los tribunales que la ley le permita.`}`,
    fr: (c) => prose`
      ## Loi applicable

      Ce document est régi par la loi du pays où nous sommes établis : ${c.country(c.say.country)} ${c.part.kingdom`(la partie de celui-ci où nous sommes établis)`} ${c.part.state`(${stateName(c)})`}. ${c.part.consumers`Si vous êtes consommateur, vous conservez la protection des dispositions impératives du pays où vous vivez et pouvez agir en justice partout où la loi vous le permet.`}`,
    it: (c) => prose`
      ## Legge applicabile

      Questo documento è regolato dalla legge del Paese in cui siamo stabiliti: ${c.country(c.say.country)} ${c.part.kingdom`(la parte di esso in cui siamo stabiliti)`} ${c.part.state`(${stateName(c)})`}. ${c.part.consumers`Se Lei è un consumatore, conserva la tutela delle norme inderogabili del Paese in cui vive e può agire in giudizio ovunque la legge Glielo consenta.`}`,
    nl: (c) => prose`
      ## Toepasselijk recht

      Op dit document is het recht van toepassing van het land waar wij gevestigd zijn: ${c.country(c.say.country)} ${c.part.kingdom`(het landsdeel waar wij gevestigd zijn)`} ${c.part.state`(${stateName(c)})`}. ${c.part.consumers`Bent u consument, dan behoudt u de bescherming van de dwingende regels van het land waar u woont en kunt u procederen waar de wet u dat toestaat.`}`,
  },
});
