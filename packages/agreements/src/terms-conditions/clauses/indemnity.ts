import { prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Business users only and for fault only (§ 307 BGB); towards consumers an indemnity is unfair (Annex 1 UCTD, CMA37 5.1). */
export const indemnity = clause({
  id: 'tc.indemnity',
  version: 3,
  when: (a) => a.indemnity === 'yes' && businessesToo(a),
  parts: {
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Freistellung durch Unternehmer

      Macht ein Dritter Ansprüche gegen uns geltend, weil ein Unternehmer schuldhaft gegen diese Bedingungen oder gegen Rechte Dritter verstoßen hat, stellt er uns von den berechtigten Ansprüchen und den angemessenen Kosten der Rechtsverteidigung frei. Wir unterrichten ihn unverzüglich und lassen ihn an der Verteidigung mitwirken. ${c.part.consumers`Für Verbraucher gilt dieser Abschnitt nicht.`}`,
    en: (c) => prose`
      ## Indemnity by business users

      If a third party claims against us because a business user has culpably breached these terms or the rights of others, that user indemnifies us against justified claims and the reasonable costs of our legal defence. We inform the user without delay and let the user take part in the defence. ${c.part.consumers`This section does not apply to consumers.`}`,
    es: (c) => prose`
      ## Obligación de indemnidad de los usuarios profesionales

      Si un tercero nos reclama porque un usuario profesional ha infringido por su culpa estas condiciones o derechos ajenos, ese usuario nos mantendrá indemnes de las reclamaciones justificadas y de los costes razonables de defensa. Le informamos sin demora y le permitimos participar en la defensa. ${c.part.consumers`Este apartado no se aplica a los consumidores.`}`,
    fr: (c) => prose`
      ## Garantie due par les utilisateurs professionnels

      Si un tiers agit contre nous parce qu’un utilisateur professionnel a fautivement enfreint ces conditions ou les droits d’autrui, cet utilisateur nous garantit des prétentions fondées et des frais raisonnables de défense. Nous l’en informons sans tarder et le laissons participer à la défense. ${c.part.consumers`Cette section ne s’applique pas aux consommateurs.`}`,
    it: (c) => prose`
      ## Manleva da parte degli utenti professionali

      Se un terzo agisce contro di noi perché un utente professionale ha violato con colpa queste condizioni o diritti altrui, tale utente ci tiene indenni dalle pretese fondate e dai costi ragionevoli di difesa. Lo informiamo senza indugio e gli consentiamo di partecipare alla difesa. ${c.part.consumers`Questa sezione non si applica ai consumatori.`}`,
    nl: (c) => prose`
      ## Vrijwaring door zakelijke gebruikers

      Spreekt een derde ons aan omdat een zakelijke gebruiker door zijn schuld deze voorwaarden of rechten van anderen heeft geschonden, dan vrijwaart die gebruiker ons voor gegronde aanspraken en de redelijke kosten van verweer. Wij informeren hem onmiddellijk en laten hem aan het verweer deelnemen. ${c.part.consumers`Dit onderdeel geldt niet voor consumenten.`}`,
  },
});
