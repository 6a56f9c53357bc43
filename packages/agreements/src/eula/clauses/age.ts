import { prose } from '../../document/authoring.ts';
import { consumersToo, isPaid } from '../conditions.ts';
import { clause, type EulaQuestions } from './clause.ts';

type Aged = { readonly [Q in 'consumer_type' | 'min_age' | 'use_scope']?: EulaQuestions[Q] | undefined };

/** A least age among firms says nothing. */
function limited(a: Aged): boolean {
  return consumersToo(a) && a.min_age !== undefined && a.min_age > 0;
}

/** Parents agree where somebody under age may be a user; firms are of age. */
function minors(a: Aged): boolean {
  return consumersToo(a) && (a.min_age ?? 0) < 18;
}

export const age = clause({
  id: 'eu.age',
  version: 3,
  when: (a) => limited(a) || minors(a),
  parts: {
    limited: { meets: [], when: (a) => limited(a) },
    minors: { meets: [], when: (a) => minors(a) },
    purchases: { meets: [], when: (a) => isPaid(a) },
  },
  text: {
    de: (c) => prose`
      ## Alter

      ${c.part.limited`Sie dürfen die Software ab einem Alter von ${c.span(c.say.min_age, 'years', 'dat')} nutzen.`} ${c.part.minors`Wer noch nicht volljährig ist, braucht für diesen Vertrag ${c.part.purchases`und für Käufe`} die Zustimmung der gesetzlichen Vertreter, soweit das Gesetz sie verlangt.`}`,
    en: (c) => prose`
      ## Age

      ${c.part.limited`You may use the software from the age of ${c.number(c.say.min_age)}.`} ${c.part.minors`Anyone who is not yet of age needs the consent of a parent or guardian for this agreement ${c.part.purchases`and for purchases`} as far as the law requires it.`}`,
    es: (c) => prose`
      ## Edad

      ${c.part.limited`Puede utilizar el software a partir de los ${c.span(c.say.min_age, 'years')}.`} ${c.part.minors`Quien aún no sea mayor de edad necesita el consentimiento de sus padres o de su tutor para este contrato ${c.part.purchases`y para las compras`} en la medida en que la ley lo exija.`}`,
    fr: (c) => prose`
      ## Âge

      ${c.part.limited`Vous pouvez utiliser le logiciel à partir de l’âge de ${c.span(c.say.min_age, 'years')}.`} ${c.part.minors`Toute personne mineure a besoin de l’accord de ses représentants légaux pour le présent contrat ${c.part.purchases`et pour les achats`} dans la mesure où la loi l’exige.`}`,
    it: (c) => prose`
      ## Età

      ${c.part.limited`Può usare il software chi ha almeno ${c.span(c.say.min_age, 'years')}.`} ${c.part.minors`Chi non è ancora maggiorenne ha bisogno del consenso dei genitori o del tutore per questo contratto ${c.part.purchases`e per gli acquisti`} nella misura in cui la legge lo richiede.`}`,
    nl: (c) => prose`
      ## Leeftijd

      ${c.part.limited`U mag de software gebruiken vanaf de leeftijd van ${c.span(c.say.min_age, 'years')}.`} ${c.part.minors`Wie nog niet meerderjarig is, heeft voor deze overeenkomst ${c.part.purchases`en voor aankopen`} toestemming van een ouder of voogd nodig voor zover de wet dat vereist.`}`,
  },
});
