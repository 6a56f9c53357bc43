import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// No claim of results: the FTC's health guidance says that a disclaimer cures no unsupported claim.
export const fitness = clause({
  id: 'di.fitness',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_fitness === 'yes',
  parts: { fitness: { meets: ['practice-di-fitness'] } },
  text: {
    de: (c) => prose`
      ## Training und Ernährung

      ${c.part.fitness`Lassen Sie sich ärztlich beraten, bevor Sie mit einem Training oder einer Ernährungsumstellung beginnen, vor allem bei Vorerkrankungen, in der Schwangerschaft oder nach längerer Pause. Ergebnisse sind von Mensch zu Mensch verschieden.`} Brechen Sie eine Übung ab, wenn Sie Schmerzen, Schwindel oder Atemnot spüren, und rufen Sie im Notfall den Rettungsdienst.`,
    en: (c) => prose`
      ## Fitness and nutrition

      ${c.part.fitness`Ask a doctor before you start a training programme or change your diet, above all if you have a medical condition, are pregnant or have not trained for some time. Results differ from person to person.`} Stop an exercise if you feel pain, dizziness or shortness of breath, and call the emergency services in an emergency.`,
    es: (c) => prose`
      ## Ejercicio físico y nutrición

      ${c.part.fitness`Consulte a un médico antes de empezar un programa de ejercicio o de cambiar de dieta, sobre todo si padece alguna enfermedad, está embarazada o lleva tiempo sin entrenar. Los resultados varían de una persona a otra.`} Interrumpa el ejercicio si siente dolor, mareo o falta de aire y, en caso de emergencia, llame a los servicios de urgencia.`,
    fr: (c) => prose`
      ## Sport et nutrition

      ${c.part.fitness`Consultez un médecin avant de commencer un entraînement ou de changer d’alimentation, surtout en cas de maladie, de grossesse ou après une longue pause. Les résultats varient d’une personne à l’autre.`} Arrêtez un exercice si vous ressentez une douleur, un vertige ou un essoufflement et, en cas d’urgence, appelez les secours.`,
    it: (c) => prose`
      ## Allenamento e alimentazione

      ${c.part.fitness`Consulti un medico prima di iniziare un allenamento o di cambiare alimentazione, soprattutto in caso di malattia, di gravidanza o dopo una lunga pausa. I risultati variano da persona a persona.`} Interrompa un esercizio se avverte dolore, vertigini o affanno e, in caso di emergenza, chiami i soccorsi.`,
    nl: (c) => prose`
      ## Training en voeding

      ${c.part.fitness`Raadpleeg een arts voordat u met een training begint of uw voeding verandert, vooral als u een aandoening hebt, zwanger bent of lang niet hebt getraind. Resultaten verschillen van persoon tot persoon.`} Stop met een oefening als u pijn, duizeligheid of ademnood voelt, en bel in een noodgeval de hulpdiensten.`,
  },
});
