import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// No claim of results: the FTC's health guidance says that a disclaimer cures no unsupported claim.
export const fitness = clause({
  id: 'di.fitness',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_fitness === 'yes',
  parts: {
    fitness: { meets: ['practice-di-fitness'] },
    // The section on health ends with it.
    emergency: { meets: [], when: (a) => a.d_medical !== 'general' && a.d_medical !== 'professionals' },
    // American law lets a notice tell of the risk that is taken on (assumption of risk).
    assumed: { meets: [], when: (a) => a.country === ('US' as typeof a.country) },
  },
  text: {
    de: (c) => prose`
      ## Training und Ernährung

      ${c.part.fitness`Lassen Sie sich ärztlich beraten, bevor Sie mit einem Training oder einer Ernährungsumstellung beginnen, vor allem bei Vorerkrankungen, in der Schwangerschaft oder nach längerer Pause. Ergebnisse sind von Mensch zu Mensch verschieden.`} Brechen Sie eine Übung ab, wenn Sie Schmerzen, Schwindel oder Atemnot spüren. ${c.part.emergency`Rufen Sie im Notfall den Rettungsdienst.`} ${c.part.assumed`Wer trainiert, kann sich verletzen; dieses Risiko übernehmen Sie, soweit das Gesetz es erlaubt.`}`,
    en: (c) => prose`
      ## Fitness and nutrition

      ${c.part.fitness`Ask a doctor before you start a training programme or change your diet, above all if you have a medical condition, are pregnant or have not trained for some time. Results differ from person to person.`} Stop an exercise if you feel pain, dizziness or shortness of breath. ${c.part.emergency`In an emergency, call the emergency services.`} ${c.part.assumed`Anyone who trains may be injured; you assume that risk as far as the law allows.`}`,
    es: (c) => prose`
      ## Ejercicio físico y nutrición

      ${c.part.fitness`Consulte a un médico antes de empezar un programa de ejercicio o de cambiar de dieta, sobre todo si padece alguna enfermedad, está embarazada o lleva tiempo sin entrenar. Los resultados varían de una persona a otra.`} Interrumpa el ejercicio si siente dolor, mareo o falta de aire. ${c.part.emergency`En caso de emergencia, llame a los servicios de urgencia.`} ${c.part.assumed`Quien entrena puede lesionarse; usted asume ese riesgo en la medida en que la ley lo permita.`}`,
    fr: (c) => prose`
      ## Sport et nutrition

      ${c.part.fitness`Consultez un médecin avant de commencer un entraînement ou de changer d’alimentation, surtout en cas de maladie, de grossesse ou après une longue pause. Les résultats varient d’une personne à l’autre.`} Arrêtez un exercice si vous ressentez une douleur, un vertige ou un essoufflement. ${c.part.emergency`En cas d’urgence, appelez les secours.`} ${c.part.assumed`Celui qui s’entraîne peut se blesser ; vous assumez ce risque dans la mesure où la loi le permet.`}`,
    it: (c) => prose`
      ## Allenamento e alimentazione

      ${c.part.fitness`Consulti un medico prima di iniziare un allenamento o di cambiare alimentazione, soprattutto in caso di malattia, di gravidanza o dopo una lunga pausa. I risultati variano da persona a persona.`} Interrompa un esercizio se avverte dolore, vertigini o affanno. ${c.part.emergency`In caso di emergenza chiami i soccorsi.`} ${c.part.assumed`Chi si allena può farsi male; Lei assume questo rischio nei limiti consentiti dalla legge.`}`,
    nl: (c) => prose`
      ## Training en voeding

      ${c.part.fitness`Raadpleeg een arts voordat u met een training begint of uw voeding verandert, vooral als u een aandoening hebt, zwanger bent of lang niet hebt getraind. Resultaten verschillen van persoon tot persoon.`} Stop met een oefening als u pijn, duizeligheid of ademnood voelt. ${c.part.emergency`Bel in een noodgeval de hulpdiensten.`} ${c.part.assumed`Wie traint, kan zich blesseren; dat risico neemt u op u voor zover de wet dat toestaat.`}`,
  },
});
